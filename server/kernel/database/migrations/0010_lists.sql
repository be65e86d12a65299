-- Lists of a million rows: a copy of the model's name, counts kept by triggers, and an index for each order of a list.
-- Locks: nobody reads or writes `sales` until the migration is over, because it fills a column of every row and builds nine indexes.
CREATE TABLE "sale_counts" (
	"owner_id" uuid NOT NULL,
	"side" text NOT NULL,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"rows" integer NOT NULL,
	CONSTRAINT "sale_counts_owner_id_side_day_status_pk" PRIMARY KEY("owner_id","side","day","status")
);
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "model_name" text COLLATE "ru";--> statement-breakpoint
ALTER TABLE "sale_counts" ADD CONSTRAINT "sale_counts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "sales" SET "model_name" = models.name FROM "models" WHERE models.id = sales.model_id;--> statement-breakpoint
-- The day that a period of the list compares: of the sale, or of the purchase; Moscow has no summer time (src/domain/dates.ts).
CREATE FUNCTION sale_day(side text, sale_date timestamptz, purchase_date timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(
    ((CASE side WHEN 'seller' THEN sale_date ELSE purchase_date END) AT TIME ZONE 'UTC' + interval '3 hours')::date, '-infinity')
$$;
--> statement-breakpoint
-- Quarters of these days, counted through; 0 without a day. A list finds the rows of a period quarter by quarter. A backup is
-- restored without a search path: so the schema is named.
CREATE FUNCTION sale_quarter(side text, sale_date timestamptz, purchase_date timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN day = '-infinity' THEN 0 ELSE extract(year FROM day)::integer * 4 + extract(quarter FROM day)::integer - 1 END
  FROM (SELECT public.sale_day(side, sale_date, purchase_date) AS day) AS days
$$;
--> statement-breakpoint
-- This writes the table anew, without the rows that the update has left behind.
ALTER TABLE "sales" ADD COLUMN "quarter" integer GENERATED ALWAYS AS (sale_quarter(side, sale_date, purchase_date)) STORED NOT NULL;--> statement-breakpoint
-- The share lock makes a new sale and a new name of its model wait for each other: no sale keeps the old name.
CREATE FUNCTION sale_takes_model_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.model_name := (SELECT name FROM models WHERE id = NEW.model_id FOR SHARE);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER sale_takes_model_name BEFORE INSERT OR UPDATE OF model_id ON "sales"
  FOR EACH ROW EXECUTE FUNCTION sale_takes_model_name();
--> statement-breakpoint
CREATE FUNCTION model_is_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sales SET model_name = NEW.name WHERE model_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER model_is_renamed AFTER UPDATE OF name ON "models" FOR EACH ROW
  WHEN (NEW.name IS DISTINCT FROM OLD.name) EXECUTE FUNCTION model_is_renamed();
--> statement-breakpoint
-- Counts everything anew, while sales may be read and not written: for this migration, and after triggers were switched off by hand.
CREATE FUNCTION recount_sales() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE sales IN SHARE MODE;
  DELETE FROM sale_counts;
  INSERT INTO sale_counts (owner_id, side, day, status, rows)
    SELECT owner_id, side, sale_day(side, sale_date, purchase_date), status, count(*)
    FROM sales WHERE owner_id IS NOT NULL GROUP BY 1, 2, 3, 4;
END $$;
--> statement-breakpoint
SELECT recount_sales();--> statement-breakpoint
-- The counts are part of the write itself: no code path can forget them. Rows of counts are locked in one order, so that two
-- writes of several people's sales wait for each other and never in a circle. Sales of nobody are not counted.
CREATE FUNCTION sales_are_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sale_counts AS kept (owner_id, side, day, status, rows)
    SELECT owner_id, side, sale_day(side, sale_date, purchase_date), status, count(*)
    FROM added WHERE owner_id IS NOT NULL GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (owner_id, side, day, status) DO UPDATE SET rows = kept.rows + excluded.rows;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sales_are_counted AFTER INSERT ON "sales"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sales_are_counted();
--> statement-breakpoint
CREATE FUNCTION sales_are_recounted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sale_counts AS kept (owner_id, side, day, status, rows)
    SELECT owner_id, side, sale_day(side, sale_date, purchase_date), status, sum(change)
    FROM (
      SELECT owner_id, side, sale_date, purchase_date, status, 1 AS change FROM added
      UNION ALL SELECT owner_id, side, sale_date, purchase_date, status, -1 FROM removed
    ) AS changed
    WHERE owner_id IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (owner_id, side, day, status) DO UPDATE SET rows = kept.rows + excluded.rows;
  DELETE FROM sale_counts AS kept USING removed
    WHERE kept.owner_id = removed.owner_id AND kept.side = removed.side AND kept.status = removed.status AND kept.rows = 0
      AND kept.day = sale_day(removed.side, removed.sale_date, removed.purchase_date);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sales_are_recounted AFTER UPDATE ON "sales"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sales_are_recounted();
--> statement-breakpoint
CREATE FUNCTION sales_are_discounted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sale_counts AS kept (owner_id, side, day, status, rows)
    SELECT owner_id, side, sale_day(side, sale_date, purchase_date), status, -count(*)
    FROM removed WHERE owner_id IS NOT NULL GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (owner_id, side, day, status) DO UPDATE SET rows = kept.rows + excluded.rows;
  DELETE FROM sale_counts AS kept USING removed
    WHERE kept.owner_id = removed.owner_id AND kept.side = removed.side AND kept.status = removed.status AND kept.rows = 0
      AND kept.day = sale_day(removed.side, removed.sale_date, removed.purchase_date);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sales_are_discounted AFTER DELETE ON "sales"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION sales_are_discounted();
--> statement-breakpoint
-- One index for each order of a list, read in both directions. Those whose key is not the date of the period begin with the quarter,
-- so that a period is a few stretches of the index. The included columns are what the list filters and sorts by besides: it finds
-- the numbers of a page in the index alone.
CREATE INDEX "sales_seller_date" ON "sales" ("owner_id", "status", "sale_date", "number") INCLUDE ("sn")
  WHERE side = 'seller' AND owner_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_seller_bonus" ON "sales" ("owner_id", "status", "quarter", "bonus", "number") INCLUDE ("sale_date", "sn")
  WHERE side = 'seller' AND owner_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_seller_model" ON "sales" ("owner_id", "status", "quarter", "model_name", "number") INCLUDE ("sale_date", "sn")
  WHERE side = 'seller' AND owner_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_seller_serial" ON "sales" ("owner_id", "status", "quarter", "sn", "number") INCLUDE ("sale_date", "bonus", "model_name")
  WHERE side = 'seller' AND owner_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_buyer_purchase" ON "sales" ("owner_id", "status", "purchase_date", "number") INCLUDE ("sn")
  WHERE side = 'buyer' AND owner_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_buyer_date" ON "sales" ("owner_id", "status", "quarter", "sale_date", "number") INCLUDE ("purchase_date", "sn")
  WHERE side = 'buyer' AND owner_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_buyer_guarantee" ON "sales" ("owner_id", "status", "quarter", "guarantee_expire", "number") INCLUDE ("purchase_date", "sn")
  WHERE side = 'buyer' AND owner_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_buyer_model" ON "sales" ("owner_id", "status", "quarter", "model_name", "number") INCLUDE ("purchase_date", "sn")
  WHERE side = 'buyer' AND owner_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_buyer_serial" ON "sales" ("owner_id", "status", "quarter", "sn", "number") INCLUDE ("purchase_date", "sale_date", "guarantee_expire", "model_name")
  WHERE side = 'buyer' AND owner_id IS NOT NULL;
