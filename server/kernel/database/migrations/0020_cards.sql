-- Cards, the history of points in the orders in which it is read, the statements of the bank with what disagrees, and the sandbox bank.
-- Locks: nobody reads or writes "users" while it is written once more for the new column, nor the ledger while its history is copied,
-- half a minute a million entries.
CREATE TABLE "bank_cards" (
	"token" text PRIMARY KEY NOT NULL,
	"pan" text NOT NULL,
	"kind" text NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bank_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"taken_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bank_pages" (
	"hash" text PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "bank_payments" (
	"key" text PRIMARY KEY NOT NULL,
	"reference" uuid DEFAULT gen_random_uuid() NOT NULL,
	"card" text NOT NULL,
	"amount" bigint NOT NULL,
	"outcome" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "bank_payments_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "reconciled_days" (
	"day" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"reference" text PRIMARY KEY NOT NULL,
	"key" text,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"customer" text NOT NULL,
	"token" text NOT NULL,
	"pan" text NOT NULL,
	"binding" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "cards_binding_unique" UNIQUE("binding")
);
--> statement-breakpoint
CREATE TABLE "payout_findings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"day" text NOT NULL,
	"payout_id" uuid,
	"user_id" uuid,
	"reference" text,
	"ours" bigint,
	"bank" bigint,
	"found_at" timestamp (3) with time zone NOT NULL,
	"waiting" text,
	"waiting_by" uuid,
	"waiting_reason" text,
	"decision" text,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "payout_findings_decided" CHECK ((decided_at is null) = (decision is null)),
	CONSTRAINT "payout_findings_about" CHECK (payout_id is not null or reference is not null)
);
--> statement-breakpoint
CREATE TABLE "point_history" (
	"account_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"entry" bigint NOT NULL,
	"transaction_id" uuid NOT NULL,
	"payout_id" uuid,
	"amount" bigint NOT NULL,
	CONSTRAINT "point_history_account_id_operation_created_at_entry_pk" PRIMARY KEY("account_id","operation","created_at","entry")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "bank_customer" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_findings" ADD CONSTRAINT "payout_findings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_findings" ADD CONSTRAINT "payout_findings_waiting_by_users_id_fk" FOREIGN KEY ("waiting_by") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bank_payments_paid" ON "bank_payments" USING btree ("ends_at","reference") WHERE outcome = 'settled';
--> statement-breakpoint
CREATE INDEX "statement_lines_key" ON "statement_lines" USING btree ("key");
--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_day" ON "statement_lines" USING btree ("day","reference");
--> statement-breakpoint
CREATE INDEX "cards_person" ON "cards" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "cards_bound_once" ON "cards" USING btree ("user_id","token") WHERE removed_at is null;
--> statement-breakpoint
CREATE INDEX "cards_token" ON "cards" USING btree ("token");
--> statement-breakpoint
CREATE UNIQUE INDEX "payout_findings_once" ON "payout_findings" USING btree ("kind",coalesce(payout_id::text, ''),coalesce(reference, ''));
--> statement-breakpoint
CREATE INDEX "payout_findings_open" ON "payout_findings" USING btree ("found_at","id") WHERE decided_at is null;
--> statement-breakpoint
CREATE INDEX "payout_findings_person" ON "payout_findings" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "point_history_amount" ON "point_history" USING btree ("account_id","operation","amount","entry");
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_bankCustomer_unique" UNIQUE("bank_customer");
--> statement-breakpoint
-- Rows of histories: what a person's points were charged, and what payouts took from them. Points that come back are shown by their
-- payout; what is left of a closed account by nobody.
CREATE FUNCTION point_history_write() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO point_history (account_id, operation, created_at, entry, transaction_id, payout_id, amount)
    SELECT e.account_id, t.operation, t.created_at, e.id, t.id, t.payout_id, e.amount
      FROM inserted e JOIN accounts a ON a.id = e.account_id AND a.kind = 'points'
        JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE t.operation NOT IN ('DISCHARGE_FAILED', 'FORFEIT');
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO "point_history" (account_id, operation, created_at, entry, transaction_id, payout_id, amount)
  SELECT e.account_id, t.operation, t.created_at, e.id, t.id, t.payout_id, e.amount
    FROM ledger_entries e JOIN accounts a ON a.id = e.account_id AND a.kind = 'points'
      JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE t.operation NOT IN ('DISCHARGE_FAILED', 'FORFEIT');
--> statement-breakpoint
CREATE TRIGGER point_history_write AFTER INSERT ON "ledger_entries"
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION point_history_write();
--> statement-breakpoint
CREATE TRIGGER point_history_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "point_history"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
