-- People at the desk: closed data that are open to an operator, corrections of points, the sums that are added up for a second operator, and
-- what operators have typed about lines of the audit; indexes by which people are looked up.
-- Locks: nobody writes sales, receipts and points of sale while an index of each is built, nor the ledger for a moment.
CREATE TABLE "audit_notes" (
	"line" bigint PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"amount" bigint NOT NULL,
	"reason" text,
	"state" text NOT NULL,
	"operator_id" uuid,
	"decided_by" uuid,
	"refusal" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "corrections_amount" CHECK (amount <> 0),
	CONSTRAINT "corrections_state" CHECK (state in ('waiting', 'done', 'refused')),
	CONSTRAINT "corrections_decided" CHECK ((decided_at is null) = (state = 'waiting')),
	CONSTRAINT "corrections_second" CHECK (decided_by <> operator_id),
	CONSTRAINT "corrections_reason" CHECK (reason is not null or user_id is null)
);
--> statement-breakpoint
CREATE TABLE "disclosures" (
	"operator_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "disclosures_operator_id_user_id_pk" PRIMARY KEY("operator_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "stakes" (
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid,
	"operator_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"waits" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stakes_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "stakes_amount" CHECK (amount > 0),
	CONSTRAINT "stakes_kind" CHECK (kind in ('correction', 'payout'))
);
--> statement-breakpoint
ALTER TABLE "desk_cases" DROP CONSTRAINT "desk_cases_kind";--> statement-breakpoint
ALTER TABLE "desk_decisions" DROP CONSTRAINT "desk_decisions_kind";--> statement-breakpoint
ALTER TABLE "desk_takes" DROP CONSTRAINT "desk_takes_kind";--> statement-breakpoint
ALTER TABLE "audit_notes" ADD CONSTRAINT "audit_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stakes" ADD CONSTRAINT "stakes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stakes" ADD CONSTRAINT "stakes_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_notes_user" ON "audit_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "corrections_user" ON "corrections" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "corrections_operator" ON "corrections" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "corrections_second_operator" ON "corrections" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "corrections_waiting" ON "corrections" USING btree ("user_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "disclosures_user" ON "disclosures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "disclosures_until" ON "disclosures" USING btree ("until");--> statement-breakpoint
CREATE INDEX "stakes_user" ON "stakes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stakes_operator" ON "stakes" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "stakes_at" ON "stakes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "receipts_numbers" ON "receipts" USING btree ("canonical_fn","canonical_fd") WHERE fn is not null;--> statement-breakpoint
CREATE INDEX "receipts_fp" ON "receipts" USING btree ("canonical_fp") WHERE fn is not null;--> statement-breakpoint
CREATE INDEX "sales_buyer_again" ON "sales" USING btree ("sn","number") WHERE side = 'buyer';--> statement-breakpoint
CREATE INDEX "retail_points_words" ON "retail_points" USING gin (to_tsvector('simple', replace(lower(name collate "ru"), 'ё', 'е')));--> statement-breakpoint
ALTER TABLE "desk_cases" ADD CONSTRAINT "desk_cases_kind" CHECK (kind in ('tool', 'document', 'inn', 'point', 'finding', 'payout', 'correction'));--> statement-breakpoint
ALTER TABLE "desk_decisions" ADD CONSTRAINT "desk_decisions_kind" CHECK (kind in ('tool', 'document', 'inn', 'point', 'finding', 'payout', 'correction'));--> statement-breakpoint
ALTER TABLE "desk_takes" ADD CONSTRAINT "desk_takes_kind" CHECK (kind in ('tool', 'document', 'inn', 'point', 'finding', 'payout', 'correction'));
--> statement-breakpoint
-- A correction waits for a second operator.
CREATE FUNCTION desk_watches_corrections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM desk_keeps('correction', OLD.id, false, NULL);
  ELSE PERFORM desk_keeps('correction', NEW.id, NEW.state = 'waiting', NEW.created_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER desk_sees_new_corrections AFTER INSERT OR DELETE ON "corrections"
  FOR EACH ROW EXECUTE FUNCTION desk_watches_corrections();
--> statement-breakpoint
CREATE TRIGGER desk_sees_decided_corrections AFTER UPDATE OF state ON "corrections"
  FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION desk_watches_corrections();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION relist_desk_cases() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE sales, users, retail_points, receipt_findings, payout_findings, corrections IN SHARE MODE;
  DELETE FROM desk_cases;
  INSERT INTO desk_cases (kind, id, since)
    SELECT 'tool', id, status_at FROM sales WHERE status IN ('PENDING', 'APPROVE_PENDING') AND invoice_id IS NULL;
  INSERT INTO desk_cases (kind, id, since)
    SELECT 'document', invoice_id, min(status_at) FROM sales
    WHERE status IN ('PENDING', 'APPROVE_PENDING') AND invoice_id IS NOT NULL GROUP BY invoice_id;
  INSERT INTO desk_cases (kind, id, since)
    SELECT 'inn', audit_id, coalesce(tax_status_at,
      (SELECT max("at") FROM audit WHERE audit.subject = users.audit_id AND event = 'innToDesk'), created_at)
    FROM users WHERE tax_status = 'MANUAL_CHECK' AND inn IS NOT NULL;
  INSERT INTO desk_cases (kind, id, since)
    SELECT 'point', id, created_at FROM retail_points WHERE NOT approved AND admin_id IS NOT NULL;
  INSERT INTO desk_cases (kind, id, since) SELECT 'finding', sale_id, found_at FROM receipt_findings WHERE decided_at IS NULL;
  INSERT INTO desk_cases (kind, id, since)
    SELECT 'payout', id, found_at FROM payout_findings WHERE decided_at IS NULL AND moot_at IS NULL;
  INSERT INTO desk_cases (kind, id, since) SELECT 'correction', id, created_at FROM corrections WHERE state = 'waiting';
END $$;
--> statement-breakpoint
-- What has been proposed stays what it is; what has been decided stays decided. Words and people may go.
CREATE FUNCTION corrections_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.id, NEW.amount, NEW.created_at) IS NOT DISTINCT FROM (OLD.id, OLD.amount, OLD.created_at)
      AND (NEW.user_id IS NULL OR NEW.user_id = OLD.user_id) AND (NEW.operator_id IS NULL OR NEW.operator_id = OLD.operator_id)
      AND (OLD.state = 'waiting' OR NEW.state = OLD.state) THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a correction stays what it is' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER corrections_guard BEFORE UPDATE OR DELETE ON "corrections" FOR EACH ROW EXECUTE FUNCTION corrections_guard();
--> statement-breakpoint
-- Points by hand have a ground: a settled payout that did not arrive, or a correction, which the transaction is named by.
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_grounds";
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_grounds" CHECK (
  CASE
    WHEN operation IN ('CHARGE_FOR_SALE', 'CHARGE_FOR_BUY', 'CHARGE_FOR_ADMIN') THEN sale_id IS NOT NULL
    WHEN operation = 'MANUAL_CHARGE_SELLER' THEN sale_id IS NULL AND payout_id IS NULL
    WHEN operation IN ('MANUAL_CHARGE_BUYER', 'MANUAL_CHARGE_ART') THEN num_nonnulls(sale_id, payout_id, reverses) = 0
    ELSE sale_id IS NULL AND operation IN ('DISCHARGE_HOLD', 'DISCHARGE', 'DISCHARGE_FAILED', 'FORFEIT')
  END) NOT VALID;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_check_fits() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
    WHEN NEW.operation IN ('MANUAL_CHARGE_BUYER', 'MANUAL_CHARGE_SELLER', 'MANUAL_CHARGE_ART') AND NEW.reverses IS NULL THEN
      -- A correction that has been decided: its transaction has its id, and moves its sum for its person.
      fits := EXISTS (SELECT FROM corrections c WHERE c.id = NEW.id AND c.state = 'done' AND c.reason IS NOT NULL
        AND CASE WHEN c.amount > 0
          THEN giver.id = programme AND taker.kind = 'points' AND taker.user_id = c.user_id AND taker.amount = c.amount
          ELSE taker.id = programme AND giver.kind = 'points' AND giver.user_id = c.user_id AND taker.amount = -c.amount END);
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
-- Switches that the server has written down in this very transaction, with who has turned them, are not written down a second time.
CREATE OR REPLACE FUNCTION audit_switches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM audit_record(now(), told.event, NULL, NEW.id, NULL, 'database', 'byHand')
    FROM (VALUES
      (OLD.locked, NEW.locked, 'locked', 'unlocked'),
      (OLD.tax_locked, NEW.tax_locked, 'taxLocked', 'taxUnlocked'),
      (OLD.profile_refused, NEW.profile_refused, 'profileRefused', 'profileRestored'),
      (OLD.is_operator, NEW.is_operator, 'operatorAppointed', 'operatorDismissed')
    ) AS switch (was_on, turned_on, on_event, off_event)
    CROSS JOIN LATERAL (SELECT CASE WHEN switch.turned_on THEN switch.on_event ELSE switch.off_event END AS event) AS told
    WHERE switch.was_on <> switch.turned_on
      AND NOT (switch.on_event = 'taxLocked' AND OLD.tax_limit_year IS DISTINCT FROM NEW.tax_limit_year)
      AND NOT EXISTS (SELECT FROM audit line
        WHERE line.subject = NEW.audit_id AND line.event = told.event AND line.actor IS NOT NULL AND line.xmin = pg_current_xact_id()::xid);
  RETURN NULL;
END $$;
