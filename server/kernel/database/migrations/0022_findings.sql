-- What was agreed about a payout stays; transactions and findings lead to payouts that exist; money that came after all, or did not, is
-- known as such; points that support gives back take back the payout itself, once.
-- Locks: nobody writes the ledger while the payouts of its transactions are looked up, some seconds a million.
ALTER TABLE "payouts" ADD COLUMN "arrived" boolean;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_arrived" CHECK (arrived is null or ended_at is not null);--> statement-breakpoint
CREATE INDEX "payouts_bank_card" ON "payouts" USING btree ("bank_card") WHERE bank_card is not null;--> statement-breakpoint
ALTER TABLE "payout_findings" ADD COLUMN "moot_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payout_findings" ADD CONSTRAINT "payout_findings_moot" CHECK (moot_at is null or decided_at is null);--> statement-breakpoint
ALTER TABLE "payout_findings" ADD CONSTRAINT "payout_findings_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
DROP INDEX "payout_findings_open";--> statement-breakpoint
CREATE INDEX "payout_findings_open" ON "payout_findings" USING btree ("found_at","id") WHERE decided_at is null and moot_at is null;--> statement-breakpoint
CREATE INDEX "payout_findings_payout" ON "payout_findings" USING btree ("payout_id");--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A payout that did not arrive is taken back by points of a transaction of its own.
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_payout";--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_payout" CHECK (
  CASE operation
    WHEN 'DISCHARGE_HOLD' THEN payout_id IS NOT NULL AND reverses IS NULL
    WHEN 'DISCHARGE' THEN payout_id IS NOT NULL AND reverses IS NULL
    WHEN 'DISCHARGE_FAILED' THEN payout_id IS NOT NULL AND reverses IS NOT NULL
    WHEN 'FORFEIT' THEN reverses IS NULL
    WHEN 'MANUAL_CHARGE_SELLER' THEN payout_id IS NULL
    ELSE payout_id IS NULL AND reverses IS NULL
  END) NOT VALID;--> statement-breakpoint
-- The bank is told the sum and the card of the row: whoever can write rows must not be able to tell it another sum, nor another card, nor
-- to give an ended payout another end.
CREATE FUNCTION payouts_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.id, NEW.amount, NEW.created_at, NEW.until) = (OLD.id, OLD.amount, OLD.created_at, OLD.until)
      AND (NEW.user_id IS NULL OR NEW.user_id IS NOT DISTINCT FROM OLD.user_id)
      AND (NEW.bank_card IS NULL OR NEW.bank_card IS NOT DISTINCT FROM OLD.bank_card)
      AND (OLD.ended_at IS NULL OR (NEW.ended_at, NEW.step, NEW.reason) IS NOT DISTINCT FROM (OLD.ended_at, OLD.step, OLD.reason))
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a payout keeps its sum, its card and its end' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER payouts_guard BEFORE UPDATE OR DELETE ON "payouts" FOR EACH ROW EXECUTE FUNCTION payouts_guard();--> statement-breakpoint
-- These run with the owner's rights: not for every role of the database. The serving role is given them with its other rights.
REVOKE EXECUTE ON FUNCTION ledger_close_accounts(uuid), ledger_frontier(), ledger_seal(bigint, integer, timestamptz) FROM PUBLIC;
