-- Russian ordering: the embedded engine has no "ru-x-icu" of its own, so both engines get the same collation by name.
CREATE COLLATION "ru" (provider = icu, locale = 'ru');
--> statement-breakpoint
ALTER TABLE "models" ALTER COLUMN "name" TYPE text COLLATE "ru";
--> statement-breakpoint
-- Serial numbers compare by their characters: language rules would skip the dots.
ALTER TABLE "sales" ALTER COLUMN "sn" TYPE text COLLATE "C";
--> statement-breakpoint
-- Two tables that point at each other: the key that closes the circle.
ALTER TABLE "users" ADD CONSTRAINT "users_point_id_retail_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "retail_points"("id");
--> statement-breakpoint
-- A point has one administrator, a person administers one point.
CREATE UNIQUE INDEX "retail_points_admin" ON "retail_points" ("admin_id") WHERE "admin_id" IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transactions"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
-- Checked at commit: both sides of every transaction are there and make zero.
CREATE FUNCTION ledger_check_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount) FROM ledger_entries WHERE transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'ledger transaction is not balanced' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balanced';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balanced AFTER INSERT ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_entries();
--> statement-breakpoint
CREATE FUNCTION ledger_check_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM ledger_entries WHERE transaction_id = NEW.id) THEN
    RAISE EXCEPTION 'ledger transaction has no entries' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balanced';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_not_empty AFTER INSERT ON "ledger_transactions"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_transaction();
--> statement-breakpoint
-- The projection is part of the insert itself: no code path can forget it.
CREATE FUNCTION ledger_project() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE balances SET amount = balances.amount + added.amount
    FROM (SELECT account_id, sum(amount) AS amount FROM inserted GROUP BY account_id) AS added
    WHERE balances.account_id = added.account_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_project AFTER INSERT ON "ledger_entries"
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION ledger_project();
--> statement-breakpoint
-- Every account of a person has its projection from the start.
CREATE FUNCTION account_opens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.user_id IS NOT NULL THEN
    INSERT INTO balances (account_id, amount) VALUES (NEW.id, 0);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER account_opens AFTER INSERT ON "accounts" FOR EACH ROW EXECUTE FUNCTION account_opens();
--> statement-breakpoint
INSERT INTO "accounts" ("id", "code") VALUES
  ('00000000-0000-4000-8000-000000000001', 'programme'),
  ('00000000-0000-4000-8000-000000000002', 'payouts');
