-- Payouts, and the year in which the limit of payouts has set a person's lock.
-- Locks: nobody reads or writes `users` for a moment: it gets a column without writing its rows.
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"card_id" uuid,
	"bank_card" text,
	"pan" text,
	"amount" bigint NOT NULL,
	"step" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"contradicted_at" timestamp (3) with time zone,
	CONSTRAINT "payouts_amount" CHECK (amount > 0),
	CONSTRAINT "payouts_step" CHECK (step in ('held', 'sending', 'sent', 'checking', 'settled', 'returned')),
	CONSTRAINT "payouts_ended" CHECK ((step in ('settled', 'returned')) = (ended_at is not null)),
	CONSTRAINT "payouts_reason" CHECK ((step = 'returned') = (reason is not null)),
	CONSTRAINT "payouts_card" CHECK (ended_at is not null or (bank_card is not null and pan is not null)),
	CONSTRAINT "payouts_contradicted" CHECK (contradicted_at is null or ended_at is not null)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tax_limit_year" integer;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payouts_person" ON "payouts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payouts_ended" ON "payouts" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "payouts_open" ON "payouts" USING btree ("until") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "payouts_contradicted" ON "payouts" USING btree ("contradicted_at") WHERE contradicted_at is not null;
--> statement-breakpoint
-- The limit of payouts sets the lock and its year in one statement, and writes into the audit by itself: with the reason, and by the
-- server's clock. A lock that changes alone was changed by hand.
CREATE OR REPLACE FUNCTION audit_switches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM audit_record(now(), CASE WHEN switch.turned_on THEN switch.on_event ELSE switch.off_event END, NULL, NEW.id, NULL, 'database', 'byHand')
    FROM (VALUES
      (OLD.locked, NEW.locked, 'locked', 'unlocked'),
      (OLD.tax_locked, NEW.tax_locked, 'taxLocked', 'taxUnlocked'),
      (OLD.profile_refused, NEW.profile_refused, 'profileRefused', 'profileRestored'),
      (OLD.is_operator, NEW.is_operator, 'operatorAppointed', 'operatorDismissed')
    ) AS switch (was_on, turned_on, on_event, off_event)
    WHERE switch.was_on <> switch.turned_on
      AND NOT (switch.on_event = 'taxLocked' AND OLD.tax_limit_year IS DISTINCT FROM NEW.tax_limit_year);
  RETURN NULL;
END $$;
