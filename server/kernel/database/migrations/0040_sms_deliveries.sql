CREATE TABLE "sms_deliveries" (
	"sms_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"mobile" text NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"reference" text,
	"at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sms_deliveries_sms_id_gateway_pk" PRIMARY KEY("sms_id","gateway"),
	CONSTRAINT "sms_deliveries_name" CHECK (gateway in ('outbox', 'http', 'smsc', 'smsru')),
	CONSTRAINT "sms_deliveries_state" CHECK (state in ('sending', 'unknown', 'refused', 'later', 'accepted', 'delivered', 'undelivered'))
);
--> statement-breakpoint
CREATE INDEX "sms_deliveries_gateway" ON "sms_deliveries" USING btree ("gateway","at");--> statement-breakpoint
CREATE INDEX "sms_deliveries_mobile" ON "sms_deliveries" USING btree ("mobile","at");--> statement-breakpoint
CREATE INDEX "sms_deliveries_at" ON "sms_deliveries" USING btree ("at");