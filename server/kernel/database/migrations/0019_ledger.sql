-- A ledger that can be audited: points and held points of a person are accounts of their own, a transaction has exactly two sides,
-- entries are chained by hash and sealed, balances are moved by the trigger of the entries alone.
-- Locks: nobody reads or writes the ledger until the migration is over. It writes every entry once more, about a minute a million.
CREATE TABLE "ledger_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"cursor" jsonb NOT NULL,
	"entries" bigint NOT NULL,
	"findings" integer NOT NULL,
	"found" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_comments" (
	"transaction_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_seals" (
	"number" integer PRIMARY KEY NOT NULL,
	"after_entry" bigint NOT NULL,
	"upto_entry" bigint NOT NULL,
	"entries" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_seals_uptoEntry_unique" UNIQUE("upto_entry")
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_userId_unique";
--> statement-breakpoint
DROP INDEX "ledger_entries_transaction";
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "kind" text NOT NULL DEFAULT 'points';
--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "kind" DROP DEFAULT;
--> statement-breakpoint
UPDATE "accounts" SET "kind" = 'programme' WHERE "code" IN ('programme', 'payouts');
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "turn" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "balances" ADD COLUMN "entries" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "balances" ADD COLUMN "last_entry" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "balances" ADD COLUMN "head" "bytea" DEFAULT ''::bytea NOT NULL;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "hash" "bytea" DEFAULT ''::bytea NOT NULL;
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "payout_id" uuid;
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "reverses" uuid;
--> statement-breakpoint
ALTER TABLE "ledger_comments" ADD CONSTRAINT "ledger_comments_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_comments" ADD CONSTRAINT "ledger_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ledger_comments_user" ON "ledger_comments" USING btree ("user_id");
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_reverses_ledger_transactions_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_sides" ON "ledger_entries" USING btree ("transaction_id",(amount > 0));
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_payout_operation" ON "ledger_transactions" USING btree ("payout_id","operation") WHERE payout_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_payout_outcome" ON "ledger_transactions" USING btree ("payout_id") WHERE operation in ('DISCHARGE', 'DISCHARGE_FAILED');
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_reversed_once" ON "ledger_transactions" USING btree ("reverses") WHERE reverses is not null;
--> statement-breakpoint
-- Words leave the ledger: what is written there stays for good, and words may name somebody (C06). Those of closed accounts go.
INSERT INTO "ledger_comments" ("transaction_id", "user_id", "text")
  SELECT DISTINCT ON (t.id) t.id, a.user_id, t.comment FROM ledger_transactions t
    JOIN ledger_entries e ON e.transaction_id = t.id JOIN accounts a ON a.id = e.account_id
    WHERE t.comment IS NOT NULL AND a.user_id IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP COLUMN "comment";
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_kind" UNIQUE("user_id","kind");
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_kind" CHECK (kind in ('points', 'held', 'programme') and (kind <> 'programme' or user_id is null));
--> statement-breakpoint
-- One check of a transaction takes the place of one for every entry.
DROP TRIGGER "ledger_balanced" ON "ledger_entries";
--> statement-breakpoint
DROP FUNCTION "ledger_check_entries"();
--> statement-breakpoint
-- Checked at commit, once for a transaction. An older transaction has both of its sides and so takes no further entry.
CREATE OR REPLACE FUNCTION ledger_check_transaction() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  sides integer;
  total bigint;
BEGIN
  SELECT count(*), coalesce(sum(amount), 0) INTO sides, total FROM ledger_entries WHERE transaction_id = NEW.id;
  IF sides = 0 THEN
    RAISE EXCEPTION 'ledger transaction has no entries' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balanced';
  END IF;
  IF sides <> 2 OR total <> 0 THEN
    RAISE EXCEPTION 'ledger transaction is not balanced' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balanced';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TRIGGER "ledger_not_empty" ON "ledger_transactions" RENAME TO "ledger_balanced";
--> statement-breakpoint
-- What an entry says, with its transaction. Moments as milliseconds: their text would depend on the session's time zone.
CREATE FUNCTION ledger_hash(head bytea, entry bigint, account uuid, amount bigint, t ledger_transactions) RETURNS bytea
  LANGUAGE sql STABLE AS $$
  SELECT sha256(head || convert_to(concat_ws('|', entry, account, amount, t.id, t.operation, coalesce(t.sale_id::text, '-'),
    coalesce(t.payout_id::text, '-'), coalesce(t.reverses::text, '-'), (extract(epoch FROM t.created_at) * 1000)::bigint), 'UTF8'))
$$;
--> statement-breakpoint
-- Chain and projection are part of the insert itself: no code path can forget them. The id is given under the lock of the account, so
-- that the order of the ids is the order of the chain. Runs with the rights of the owner: who may write entries may not write balances.
CREATE FUNCTION ledger_enter() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before bytea;
BEGIN
  SELECT head INTO before FROM balances WHERE account_id = NEW.account_id FOR NO KEY UPDATE;
  NEW.id := nextval('ledger_entries_id_seq');
  SELECT ledger_hash(coalesce(before, ''::bytea), NEW.id, NEW.account_id, NEW.amount, t) INTO NEW.hash
    FROM ledger_transactions t WHERE t.id = NEW.transaction_id;
  UPDATE balances SET amount = amount + NEW.amount, entries = entries + 1, last_entry = NEW.id, head = NEW.hash
    WHERE account_id = NEW.account_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER "ledger_project" ON "ledger_entries";
--> statement-breakpoint
DROP FUNCTION "ledger_project"();
--> statement-breakpoint
-- The chains of what is there already. The guard of the entries steps aside for this transaction, which holds their lock.
ALTER TABLE "ledger_entries" DISABLE TRIGGER "ledger_entries_append_only";
--> statement-breakpoint
DO $$
DECLARE
  entry record;
  chained uuid;
  before bytea;
BEGIN
  FOR entry IN
    SELECT e.id, e.account_id, e.amount, t AS said, b.account_id IS NOT NULL AS is_chained
      FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id LEFT JOIN balances b ON b.account_id = e.account_id
      ORDER BY e.account_id, e.id
  LOOP
    IF chained IS DISTINCT FROM entry.account_id OR NOT entry.is_chained THEN before := ''::bytea; END IF;
    before := ledger_hash(before, entry.id, entry.account_id, entry.amount, entry.said);
    UPDATE ledger_entries SET hash = before WHERE id = entry.id;
    IF entry.is_chained THEN
      UPDATE balances SET entries = entries + 1, last_entry = entry.id, head = before WHERE account_id = entry.account_id;
    END IF;
    chained := entry.account_id;
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE TRIGGER "ledger_entries_append_only";
--> statement-breakpoint
CREATE TRIGGER ledger_enter BEFORE INSERT ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION ledger_enter();
--> statement-breakpoint
-- Of triggers only those of entries and of new accounts write balances: a statement of somebody's own is the first level.
CREATE FUNCTION ledger_balances_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() > 1 AND TG_OP <> 'DELETE' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'balances are moved by entries alone' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_balances_guard BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "balances"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_balances_guard();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION account_opens() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.kind <> 'programme' THEN
    INSERT INTO balances (account_id, amount) VALUES (NEW.id, 0);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- An account stays what it is and whose it is until its person goes.
CREATE FUNCTION ledger_accounts_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.id = OLD.id AND NEW.kind = OLD.kind THEN
    IF NEW.user_id IS NOT DISTINCT FROM OLD.user_id AND NEW.code IS NOT DISTINCT FROM OLD.code THEN RETURN NEW; END IF;
    IF OLD.user_id IS NOT NULL AND NEW.user_id IS NULL AND NEW.code = 'closed:' || OLD.id THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'an account keeps its kind and its person' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_guard BEFORE UPDATE ON "accounts" FOR EACH ROW EXECUTE FUNCTION ledger_accounts_guard();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_append_only BEFORE DELETE OR TRUNCATE ON "accounts"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER ledger_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_seals"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
-- The accounts of a person who goes belong to nobody any more. A payout may still hold points of theirs; points to spend are forfeited
-- before.
CREATE FUNCTION ledger_close_accounts(person uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM accounts a JOIN balances b ON b.account_id = a.id
      WHERE a.user_id = person AND a.kind = 'points' AND b.amount <> 0) THEN
    RAISE EXCEPTION 'an account with points cannot be closed' USING ERRCODE = 'restrict_violation';
  END IF;
  UPDATE accounts SET user_id = NULL, code = 'closed:' || id WHERE user_id = person;
END $$;
--> statement-breakpoint
-- Rows of old kinds stay: payouts of the demo world were not held before.
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_payout" CHECK (
  CASE operation
    WHEN 'DISCHARGE_HOLD' THEN payout_id IS NOT NULL AND reverses IS NULL
    WHEN 'DISCHARGE' THEN payout_id IS NOT NULL AND reverses IS NULL
    WHEN 'DISCHARGE_FAILED' THEN payout_id IS NOT NULL AND reverses IS NOT NULL
    WHEN 'FORFEIT' THEN reverses IS NULL
    ELSE payout_id IS NULL AND reverses IS NULL
  END) NOT VALID;
--> statement-breakpoint
-- No entry with an id up to the answer can appear any more: whoever writes entries has ended. The lock is given up at once, by the end
-- of the transaction in which it is asked.
CREATE FUNCTION ledger_frontier() RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  LOCK TABLE ledger_entries IN SHARE MODE;
  RETURN coalesce((SELECT max(id) FROM ledger_entries), 0);
END $$;
--> statement-breakpoint
-- Seals the next entries up to the frontier, at most so many. Returns how many; none are left after zero.
CREATE FUNCTION ledger_seal(frontier bigint, most integer, moment timestamptz) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  last ledger_seals;
  found_entries integer;
  upto bigint;
  hashes bytea;
BEGIN
  LOCK TABLE ledger_seals IN EXCLUSIVE MODE;
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
