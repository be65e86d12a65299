-- What may be entered at all: a payout has its hold, a charge its finished sale, points by hand an operator's decision; a seal ends
-- where nothing can appear any more, whoever asks for it; payouts that came back are found under a name of their own.
-- Locks: nobody writes the ledger, payouts, sales or points of sale for a moment; nor the history while payouts that came back are
-- renamed, a second for fifty thousand of them. What is written already is not looked at: `npm run ledger -- verify` does that.
ALTER TABLE "retail_points" ADD CONSTRAINT "retail_points_share" CHECK (admin_percent_of_bonus between 0 and 100);
--> statement-breakpoint
-- The charges of administrators prove themselves by the percent of the point.
CREATE FUNCTION retail_points_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.admin_percent_of_bonus = OLD.admin_percent_of_bonus THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a point keeps its percent' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER retail_points_guard BEFORE UPDATE ON "retail_points" FOR EACH ROW EXECUTE FUNCTION retail_points_guard();
--> statement-breakpoint
-- A bonus is the model's, as it is when the row gets it (C01). What has been charged for stays what it is; its person may go.
CREATE FUNCTION sales_guard() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.bonus IS NOT NULL AND (TG_OP = 'INSERT' OR (NEW.bonus, NEW.model_id, NEW.side) IS DISTINCT FROM (OLD.bonus, OLD.model_id, OLD.side)) THEN
    IF NOT EXISTS (SELECT FROM models
        WHERE id = NEW.model_id AND NEW.bonus = CASE NEW.side WHEN 'seller' THEN bonus ELSE buyer_bonus END) THEN
      RAISE EXCEPTION 'a bonus is that of the model' USING ERRCODE = 'check_violation', CONSTRAINT = 'sales_guard';
    END IF;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF OLD.status = 'FINISH' AND ((NEW.id, NEW.status, NEW.side, NEW.bonus) IS DISTINCT FROM (OLD.id, OLD.status, OLD.side, OLD.bonus)
        OR NEW.owner_id <> OLD.owner_id OR NEW.owner_id IS NOT NULL AND OLD.owner_id IS NULL) THEN
      IF EXISTS (SELECT FROM ledger_transactions WHERE sale_id = OLD.id) THEN
        RAISE EXCEPTION 'a sale with points stays what it is' USING ERRCODE = 'restrict_violation';
      END IF;
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER sales_guard BEFORE INSERT OR UPDATE ON "sales" FOR EACH ROW EXECUTE FUNCTION sales_guard();
--> statement-breakpoint
-- Nothing is charged for nothing. Of kinds that nobody writes, rows of before stay.
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_grounds" CHECK (
  CASE
    WHEN operation IN ('CHARGE_FOR_SALE', 'CHARGE_FOR_BUY', 'CHARGE_FOR_ADMIN') THEN sale_id IS NOT NULL
    WHEN operation = 'MANUAL_CHARGE_SELLER' THEN sale_id IS NULL AND reverses IS NOT NULL
    ELSE sale_id IS NULL AND operation IN ('DISCHARGE_HOLD', 'DISCHARGE', 'DISCHARGE_FAILED', 'FORFEIT')
  END) NOT VALID;
--> statement-breakpoint
-- Checked at commit, when sale, payout and decision stand as they will: whose points go where, and how many. That something is named at
-- all is said by the constraints, and that there are two sides by ledger_balanced.
CREATE FUNCTION ledger_check_fits() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  programme CONSTANT uuid := '00000000-0000-4000-8000-000000000001';
  payouts_account CONSTANT uuid := '00000000-0000-4000-8000-000000000002';
  giver record;
  taker record;
  fits boolean;
BEGIN
  SELECT a.id, a.kind, a.user_id INTO giver FROM ledger_entries e JOIN accounts a ON a.id = e.account_id
    WHERE e.transaction_id = NEW.id AND e.amount < 0;
  SELECT a.id, a.kind, a.user_id, e.amount INTO taker FROM ledger_entries e JOIN accounts a ON a.id = e.account_id
    WHERE e.transaction_id = NEW.id AND e.amount > 0;
  CASE
    WHEN NEW.operation IN ('CHARGE_FOR_SALE', 'CHARGE_FOR_BUY', 'CHARGE_FOR_ADMIN') AND NEW.sale_id IS NOT NULL THEN
      -- Locked: whoever changes the sale meanwhile sees the charge, or is seen here.
      SELECT s.status = 'FINISH' AND s.side = CASE NEW.operation WHEN 'CHARGE_FOR_BUY' THEN 'buyer' ELSE 'seller' END
          AND coalesce(giver.id, programme) = programme AND taker.kind = 'points'
          AND CASE NEW.operation
            WHEN 'CHARGE_FOR_ADMIN' THEN taker.user_id IS DISTINCT FROM s.owner_id AND EXISTS (SELECT FROM retail_points p
              WHERE p.id = s.point_id AND p.admin_id = taker.user_id AND taker.amount = s.bonus * p.admin_percent_of_bonus / 100)
            ELSE taker.user_id = s.owner_id AND taker.amount = s.bonus END
        INTO fits FROM sales s WHERE s.id = NEW.sale_id FOR SHARE OF s;
    WHEN NEW.operation = 'MANUAL_CHARGE_SELLER' AND NEW.reverses IS NOT NULL THEN
      -- Points of a payout that did not arrive, back where they came from, because an operator has said so and why.
      fits := giver.id = payouts_account AND EXISTS (SELECT FROM ledger_transactions d
        JOIN ledger_entries gone ON gone.transaction_id = d.id AND gone.amount = taker.amount
        JOIN ledger_transactions h ON h.payout_id = d.payout_id AND h.operation = 'DISCHARGE_HOLD'
        JOIN ledger_entries held ON held.transaction_id = h.id AND held.amount < 0 AND held.account_id = taker.id
        JOIN payout_findings f ON f.payout_id = d.payout_id AND f.decision = 'return' AND f.reason IS NOT NULL
        WHERE d.id = NEW.reverses AND d.operation = 'DISCHARGE');
    WHEN NEW.operation = 'DISCHARGE_HOLD' THEN
      fits := giver.kind = 'points' AND taker.kind = 'held' AND giver.user_id = taker.user_id AND NOT EXISTS (SELECT FROM payouts p
        WHERE p.id = NEW.payout_id AND (p.amount, p.user_id) IS DISTINCT FROM (taker.amount, giver.user_id));
    WHEN NEW.operation IN ('DISCHARGE', 'DISCHARGE_FAILED') AND NEW.payout_id IS NOT NULL THEN
      fits := EXISTS (SELECT FROM ledger_transactions h
        JOIN ledger_entries came ON came.transaction_id = h.id AND came.amount < 0
        JOIN ledger_entries held ON held.transaction_id = h.id AND held.amount = taker.amount AND held.account_id = giver.id
        WHERE h.payout_id = NEW.payout_id AND h.operation = 'DISCHARGE_HOLD' AND CASE NEW.operation
          WHEN 'DISCHARGE' THEN taker.id = payouts_account ELSE taker.id = came.account_id AND NEW.reverses = h.id END);
    WHEN NEW.operation = 'FORFEIT' THEN
      fits := giver.kind = 'points' AND giver.user_id IS NULL AND taker.id = programme;
    ELSE fits := true;
  END CASE;
  IF fits THEN RETURN NULL; END IF;
  RAISE EXCEPTION '% does not fit what it names', NEW.operation USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_fits';
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_fits AFTER INSERT ON "ledger_transactions"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_fits();
--> statement-breakpoint
-- Checked at commit: the bank is told of rows, so no row is there without its hold, and none has ended without an outcome.
CREATE FUNCTION payouts_check_held() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NOT EXISTS (SELECT FROM ledger_transactions WHERE payout_id = NEW.id AND operation = 'DISCHARGE_HOLD') THEN
      RAISE EXCEPTION 'a payout holds nothing' USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_held';
    END IF;
  ELSIF OLD.ended_at IS NOT NULL THEN
    RETURN NULL;
  END IF;
  IF NEW.ended_at IS NOT NULL THEN
    IF NOT EXISTS (SELECT FROM ledger_transactions WHERE payout_id = NEW.id
        AND operation = CASE NEW.step WHEN 'settled' THEN 'DISCHARGE' ELSE 'DISCHARGE_FAILED' END) THEN
      RAISE EXCEPTION 'a payout has ended without its outcome' USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_held';
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payouts_held AFTER INSERT OR UPDATE ON "payouts"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payouts_check_held();
--> statement-breakpoint
-- A seal ends at a frontier that it finds itself: nobody can have it end later. The lock on the entries proves that no smaller number
-- can appear any more, and is given up at once, with the part of the transaction that took it: variables outlive that.
DROP FUNCTION ledger_seal(bigint, integer, timestamptz);
--> statement-breakpoint
DROP FUNCTION ledger_frontier();
--> statement-breakpoint
-- Seals the next entries that are written, at most so many. Returns how many; none are left after zero.
CREATE FUNCTION ledger_seal(most integer, moment timestamptz) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  last ledger_seals;
  frontier bigint;
  found_entries integer;
  upto bigint;
  hashes bytea;
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'an old snapshot does not see everything under a seal' USING ERRCODE = 'invalid_transaction_state';
  END IF;
  LOCK TABLE ledger_seals IN EXCLUSIVE MODE;
  BEGIN
    LOCK TABLE ledger_entries IN SHARE MODE;
    SELECT coalesce(max(id), 0) INTO frontier FROM ledger_entries;
    RAISE EXCEPTION USING ERRCODE = 'MS001';
  EXCEPTION WHEN SQLSTATE 'MS001' THEN NULL;
  END;
  SELECT * INTO last FROM ledger_seals ORDER BY number DESC LIMIT 1;
  SELECT count(*), max(id), string_agg(hash, ''::bytea ORDER BY id) INTO found_entries, upto, hashes FROM (
    SELECT id, hash FROM ledger_entries WHERE id > coalesce(last.upto_entry, 0) AND id <= frontier ORDER BY id LIMIT most) AS next;
  IF found_entries > 0 THEN
    INSERT INTO ledger_seals (number, after_entry, upto_entry, entries, hash, created_at) VALUES (coalesce(last.number, 0) + 1,
      coalesce(last.upto_entry, 0), upto, found_entries,
      sha256(coalesce(last.hash, ''::bytea) || convert_to(concat_ws('|', coalesce(last.number, 0) + 1, coalesce(last.upto_entry, 0), upto,
        found_entries), 'UTF8') || hashes), moment);
  END IF;
  RETURN found_entries;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION ledger_seal(integer, timestamptz) FROM PUBLIC;
--> statement-breakpoint
-- The row of a payout that came back changes its name: a filter finds it through the index, however many payouts there are.
CREATE FUNCTION point_history_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1 THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER "point_history_append_only" ON "point_history";
--> statement-breakpoint
UPDATE "point_history" h SET operation = 'DISCHARGE_FAILED' FROM ledger_transactions t
  WHERE t.payout_id = h.payout_id AND t.operation = 'DISCHARGE_FAILED' AND h.operation = 'DISCHARGE_HOLD';
--> statement-breakpoint
CREATE TRIGGER point_history_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "point_history"
  FOR EACH STATEMENT EXECUTE FUNCTION point_history_guard();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION point_history_write() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO point_history (account_id, operation, created_at, entry, transaction_id, payout_id, amount)
    SELECT e.account_id, t.operation, t.created_at, e.id, t.id, t.payout_id, e.amount
      FROM inserted e JOIN accounts a ON a.id = e.account_id AND a.kind = 'points'
        JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE t.operation NOT IN ('DISCHARGE_FAILED', 'FORFEIT');
  UPDATE point_history h SET operation = 'DISCHARGE_FAILED'
    FROM inserted e JOIN ledger_transactions t ON t.id = e.transaction_id AND t.operation = 'DISCHARGE_FAILED'
      JOIN ledger_transactions hold ON hold.id = t.reverses
      JOIN ledger_entries held ON held.transaction_id = hold.id AND held.account_id = e.account_id
    WHERE h.account_id = held.account_id AND h.operation = hold.operation AND h.created_at = hold.created_at AND h.entry = held.id;
  RETURN NULL;
END $$;
