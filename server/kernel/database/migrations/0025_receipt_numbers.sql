-- One receipt, however its numbers are written (F02): what is compared are the numbers without the zeros in front, computed by the
-- database. Of several live rows of one receipt the oldest holds the numbers; of the others those that are not finished go to the desk,
-- and what is finished and paid becomes a finding for it.
-- Locks: nobody reads or writes `receipts` until the migration is over: every row is written once more and sorted once, 20 seconds a
-- million. Nobody writes `sales` from where the findings are tied to them, only those on such receipts are read or written.
CREATE TABLE "receipt_findings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sale_id" uuid NOT NULL,
	"owner_id" uuid,
	"found_at" timestamp (3) with time zone NOT NULL,
	"verdict" text,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "receipt_findings_saleId_unique" UNIQUE("sale_id"),
	CONSTRAINT "receipt_findings_decided" CHECK ((decided_at is null) = (verdict is null)),
	CONSTRAINT "receipt_findings_verdict" CHECK (verdict in ('approve', 'refuse'))
);
--> statement-breakpoint
DROP INDEX "receipts_live";--> statement-breakpoint
-- One statement: the table is written anew once.
ALTER TABLE "receipts"
	ADD COLUMN "canonical_fn" text GENERATED ALWAYS AS (ltrim(left(fn, -1), '0') || right(fn, 1)) STORED,
	ADD COLUMN "canonical_fd" text GENERATED ALWAYS AS (ltrim(left(fd, -1), '0') || right(fd, 1)) STORED,
	ADD COLUMN "canonical_fp" text GENERATED ALWAYS AS (ltrim(left(fp, -1), '0') || right(fp, 1)) STORED,
	ADD COLUMN "collides_with" uuid,
	ADD CONSTRAINT "receipts_collides_self" CHECK (collides_with <> id);--> statement-breakpoint
-- Before the numbers are unique again: who is not the oldest points to the oldest. Photographs have no numbers and collide with nothing.
UPDATE "receipts" SET "collides_with" = ranked.holder
  FROM (
    SELECT id, first_value(id) OVER (PARTITION BY side, canonical_fn, canonical_fd, canonical_fp ORDER BY created_at, id) AS holder
    FROM "receipts" WHERE fn IS NOT NULL AND status NOT IN ('INCORRECT', 'FAIL')
  ) AS ranked
  WHERE receipts.id = ranked.id AND ranked.holder <> ranked.id;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_collides_with_receipts_id_fk" FOREIGN KEY ("collides_with") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_collides" ON "receipts" USING btree ("collides_with") WHERE collides_with is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_live" ON "receipts" USING btree ("side","canonical_fn","canonical_fd","canonical_fp") WHERE status not in ('INCORRECT', 'FAIL') and collides_with is null;--> statement-breakpoint
ALTER TABLE "receipt_findings" ADD CONSTRAINT "receipt_findings_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_findings" ADD CONSTRAINT "receipt_findings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- What waits for the tax service waits for people instead, from now on; what waits for people does so already. The job finds nothing to ask.
UPDATE "sales" SET "status" = 'APPROVE_PENDING', "status_at" = now()
  WHERE "status" = 'TAX_PENDING' AND "receipt_id" IN (SELECT id FROM "receipts" WHERE collides_with IS NOT NULL);--> statement-breakpoint
INSERT INTO "receipt_findings" ("id", "sale_id", "owner_id", "found_at")
  SELECT gen_random_uuid(), id, owner_id, now() FROM "sales"
  WHERE "status" = 'FINISH' AND "receipt_id" IN (SELECT id FROM "receipts" WHERE collides_with IS NOT NULL);--> statement-breakpoint
CREATE INDEX "receipt_findings_open" ON "receipt_findings" USING btree ("found_at","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "receipt_findings_owner" ON "receipt_findings" USING btree ("owner_id");--> statement-breakpoint
-- Who holds numbers and fails passes them on to the oldest of the others: a failed receipt frees its numbers for nobody while another one
-- stands on them. All of the others are locked first, so that the heir cannot fail unseen.
CREATE FUNCTION receipt_passes_numbers_on() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  heir uuid;
BEGIN
  PERFORM FROM receipts WHERE collides_with = NEW.id ORDER BY id FOR UPDATE;
  SELECT id INTO heir FROM receipts WHERE collides_with = NEW.id AND status NOT IN ('INCORRECT', 'FAIL') ORDER BY created_at, id LIMIT 1;
  UPDATE receipts SET collides_with = nullif(heir, id) WHERE collides_with = NEW.id AND heir IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER receipt_passes_numbers_on AFTER UPDATE OF status ON "receipts" FOR EACH ROW
  WHEN (OLD.collides_with IS NULL AND OLD.status NOT IN ('INCORRECT', 'FAIL') AND NEW.status IN ('INCORRECT', 'FAIL'))
  EXECUTE FUNCTION receipt_passes_numbers_on();
