CREATE TABLE "tbank_payments" (
	"key" text PRIMARY KEY NOT NULL,
	"payment_id" text,
	"refused" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tbank_payments_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "tbank_payments_kept" CHECK (payment_id is not null or refused is not null),
	CONSTRAINT "tbank_payments_refused" CHECK (refused in ('cardClosed', 'cardLimit', 'declined'))
);
