-- The desk: what waits for it, who looks at what, decisions before they count; and when the check of an INN has had its answer.
-- Locks: nobody writes sales, users, points and findings until the migration is over, because what waits already is listed; `users` gets a
-- column without writing its rows.
CREATE TABLE "desk_cases" (
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"version" bigint GENERATED ALWAYS AS IDENTITY (sequence name "desk_cases_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"since" timestamp (3) with time zone NOT NULL,
	"suspicion" smallint DEFAULT 0 NOT NULL,
	"checks" jsonb,
	CONSTRAINT "desk_cases_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "desk_cases_kind" CHECK (kind in ('tool', 'document', 'inn', 'point', 'finding', 'payout')),
	CONSTRAINT "desk_cases_suspicion" CHECK (suspicion between 0 and 9)
);
--> statement-breakpoint
CREATE TABLE "desk_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"case_id" uuid NOT NULL,
	"operator_id" uuid NOT NULL,
	"owner_id" uuid,
	"verdict" text NOT NULL,
	"version" bigint NOT NULL,
	"reason" text,
	"model" text,
	"origin" text NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"failed_code" integer,
	"failed_words" text,
	CONSTRAINT "desk_decisions_kind" CHECK (kind in ('tool', 'document', 'inn', 'point', 'finding', 'payout')),
	CONSTRAINT "desk_decisions_verdict" CHECK (case kind when 'payout' then verdict in ('settle', 'return') else verdict in ('approve', 'refuse') end),
	CONSTRAINT "desk_decisions_failed" CHECK ((failed_code is null) = (failed_words is null))
);
--> statement-breakpoint
CREATE TABLE "desk_takes" (
	"kind" text NOT NULL,
	"case_id" uuid NOT NULL,
	"operator_id" uuid NOT NULL,
	"owner_id" uuid,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "desk_takes_kind_case_id_pk" PRIMARY KEY("kind","case_id"),
	CONSTRAINT "desk_takes_kind" CHECK (kind in ('tool', 'document', 'inn', 'point', 'finding', 'payout'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tax_status_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "desk_decisions" ADD CONSTRAINT "desk_decisions_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_decisions" ADD CONSTRAINT "desk_decisions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_takes" ADD CONSTRAINT "desk_takes_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_takes" ADD CONSTRAINT "desk_takes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_cases_age" ON "desk_cases" USING btree ("kind","since","id");--> statement-breakpoint
CREATE INDEX "desk_cases_suspicion" ON "desk_cases" USING btree ("kind","suspicion","since","id");--> statement-breakpoint
CREATE INDEX "desk_cases_unchecked" ON "desk_cases" USING btree ("since") WHERE checks is null;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_decisions_case" ON "desk_decisions" USING btree ("kind","case_id");--> statement-breakpoint
CREATE INDEX "desk_decisions_operator" ON "desk_decisions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "desk_decisions_owner" ON "desk_decisions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "desk_decisions_failed" ON "desk_decisions" USING btree ("due") WHERE failed_code is not null;--> statement-breakpoint
CREATE INDEX "desk_takes_operator" ON "desk_takes" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "desk_takes_owner" ON "desk_takes" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "desk_takes_until" ON "desk_takes" USING btree ("until");--> statement-breakpoint
CREATE INDEX "users_inn" ON "users" USING btree ("inn") WHERE inn is not null;--> statement-breakpoint
-- Rows of sales: those of a document wait as one case, since the first of them; a new row changes what there is to decide. Cases are locked
-- in one order.
CREATE FUNCTION desk_waits(status text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT status IN ('PENDING', 'APPROVE_PENDING')
$$;
--> statement-breakpoint
CREATE FUNCTION desk_lists_rows(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO desk_cases AS kept (kind, id, since)
    SELECT 'tool', id, status_at FROM sales
    WHERE id = ANY (ids) AND status IN ('PENDING', 'APPROVE_PENDING') AND invoice_id IS NULL ORDER BY id
  ON CONFLICT (kind, id) DO UPDATE SET since = excluded.since, version = DEFAULT, checks = NULL, suspicion = 0
    WHERE kept.since <> excluded.since;
  DELETE FROM desk_cases WHERE kind = 'tool' AND id = ANY (ids) AND NOT EXISTS (
    SELECT FROM sales WHERE sales.id = desk_cases.id AND status IN ('PENDING', 'APPROVE_PENDING') AND invoice_id IS NULL);
$$;
--> statement-breakpoint
CREATE FUNCTION desk_lists_documents(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO desk_cases AS kept (kind, id, since)
    SELECT 'document', invoice_id, min(status_at) FROM sales
    WHERE invoice_id = ANY (ids) AND status IN ('PENDING', 'APPROVE_PENDING') GROUP BY invoice_id ORDER BY invoice_id
  ON CONFLICT (kind, id) DO UPDATE SET since = excluded.since, version = DEFAULT;
  DELETE FROM desk_cases WHERE kind = 'document' AND id = ANY (ids) AND NOT EXISTS (
    SELECT FROM sales WHERE invoice_id = desk_cases.id AND status IN ('PENDING', 'APPROVE_PENDING'));
$$;
--> statement-breakpoint
CREATE FUNCTION desk_watches_sales() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rows uuid[];
  documents uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id) FILTER (WHERE invoice_id IS NULL), array_agg(DISTINCT invoice_id) FILTER (WHERE invoice_id IS NOT NULL)
      INTO rows, documents FROM added WHERE desk_waits(status);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(id) FILTER (WHERE invoice_id IS NULL), array_agg(DISTINCT invoice_id) FILTER (WHERE invoice_id IS NOT NULL)
      INTO rows, documents FROM removed WHERE desk_waits(status);
  ELSE
    WITH changed AS (
      SELECT added.id, added.invoice_id AS now, removed.invoice_id AS before FROM added JOIN removed USING (id)
        WHERE (desk_waits(added.status) OR desk_waits(removed.status)) AND (
          desk_waits(added.status) <> desk_waits(removed.status) OR added.status_at <> removed.status_at
          OR added.invoice_id IS DISTINCT FROM removed.invoice_id)),
    papers AS (SELECT now AS id FROM changed UNION SELECT before FROM changed)
    SELECT (SELECT array_agg(id) FROM changed WHERE now IS NULL OR before IS NULL),
        (SELECT array_agg(id) FROM papers WHERE id IS NOT NULL)
      INTO rows, documents;
  END IF;
  IF rows IS NOT NULL THEN PERFORM desk_lists_rows(rows); END IF;
  IF documents IS NOT NULL THEN PERFORM desk_lists_documents(documents); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER desk_sees_new_sales AFTER INSERT ON "sales"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION desk_watches_sales();
--> statement-breakpoint
CREATE TRIGGER desk_sees_changed_sales AFTER UPDATE ON "sales"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION desk_watches_sales();
--> statement-breakpoint
CREATE TRIGGER desk_sees_gone_sales AFTER DELETE ON "sales"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION desk_watches_sales();
--> statement-breakpoint
-- One case comes, changes or goes; `waits` null where the row is gone.
CREATE FUNCTION desk_keeps(which text, whose uuid, waits boolean, waits_since timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF waits THEN
    INSERT INTO desk_cases (kind, id, since) VALUES (which, whose, waits_since)
    ON CONFLICT (kind, id) DO UPDATE SET since = excluded.since, version = DEFAULT, checks = NULL, suspicion = 0;
  ELSE
    DELETE FROM desk_cases WHERE kind = which AND id = whose;
  END IF;
END $$;
--> statement-breakpoint
-- A number set by hand has no moment of the server's clock.
CREATE FUNCTION desk_watches_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM desk_keeps('inn', OLD.audit_id, false, NULL);
  ELSE PERFORM desk_keeps('inn', NEW.audit_id, NEW.tax_status = 'MANUAL_CHECK' AND NEW.inn IS NOT NULL, coalesce(NEW.tax_status_at, now()));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER desk_sees_new_people AFTER INSERT ON "users" FOR EACH ROW
  WHEN (NEW.tax_status = 'MANUAL_CHECK') EXECUTE FUNCTION desk_watches_people();
--> statement-breakpoint
CREATE TRIGGER desk_sees_changed_people AFTER UPDATE OF tax_status, inn ON "users" FOR EACH ROW
  WHEN ((OLD.tax_status = 'MANUAL_CHECK' OR NEW.tax_status = 'MANUAL_CHECK')
    AND (OLD.tax_status, OLD.inn) IS DISTINCT FROM (NEW.tax_status, NEW.inn))
  EXECUTE FUNCTION desk_watches_people();
--> statement-breakpoint
CREATE TRIGGER desk_sees_gone_people AFTER DELETE ON "users" FOR EACH ROW
  WHEN (OLD.tax_status = 'MANUAL_CHECK') EXECUTE FUNCTION desk_watches_people();
--> statement-breakpoint
CREATE FUNCTION desk_watches_points() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM desk_keeps('point', OLD.id, false, NULL);
  ELSE PERFORM desk_keeps('point', NEW.id, NOT NEW.approved AND NEW.admin_id IS NOT NULL, NEW.created_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER desk_sees_points AFTER INSERT ON "retail_points" FOR EACH ROW
  WHEN (NOT NEW.approved) EXECUTE FUNCTION desk_watches_points();
--> statement-breakpoint
CREATE TRIGGER desk_sees_changed_points AFTER UPDATE ON "retail_points" FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.* AND NOT (OLD.approved AND NEW.approved)) EXECUTE FUNCTION desk_watches_points();
--> statement-breakpoint
CREATE TRIGGER desk_sees_gone_points AFTER DELETE ON "retail_points" FOR EACH ROW
  WHEN (NOT OLD.approved) EXECUTE FUNCTION desk_watches_points();
--> statement-breakpoint
CREATE FUNCTION desk_watches_receipt_findings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM desk_keeps('finding', OLD.sale_id, false, NULL);
  ELSE PERFORM desk_keeps('finding', NEW.sale_id, NEW.decided_at IS NULL, NEW.found_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER desk_sees_receipt_findings AFTER INSERT OR DELETE OR UPDATE OF decided_at ON "receipt_findings"
  FOR EACH ROW EXECUTE FUNCTION desk_watches_receipt_findings();
--> statement-breakpoint
CREATE FUNCTION desk_watches_payout_findings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM desk_keeps('payout', OLD.id, false, NULL);
  ELSE PERFORM desk_keeps('payout', NEW.id, NEW.decided_at IS NULL AND NEW.moot_at IS NULL, NEW.found_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER desk_sees_payout_findings AFTER INSERT OR DELETE OR UPDATE OF decided_at, moot_at, waiting ON "payout_findings"
  FOR EACH ROW EXECUTE FUNCTION desk_watches_payout_findings();
--> statement-breakpoint
-- Lists everything anew: for this migration, and after triggers were switched off by hand. INNs that wait already have no moment of
-- their own: they wait since their line in the audit.
CREATE FUNCTION relist_desk_cases() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE sales, users, retail_points, receipt_findings, payout_findings IN SHARE MODE;
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
END $$;
--> statement-breakpoint
SELECT relist_desk_cases();
