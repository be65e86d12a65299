-- The year's limit follows the person: what has been paid to an INN stands under keyed hashes beside the accounts (F01). What people who
-- are gone owe the tax service; prints of keys that lie outside of the database; indexes of the hourly cleanup.
-- Locks: nobody reads or writes `payouts` while three indexes are built, seconds a million rows; the new columns write no row.
CREATE TABLE "key_prints" (
	"name" text PRIMARY KEY NOT NULL,
	"print" text NOT NULL,
	"former" text,
	"replaced_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payee_years" (
	"payee" text NOT NULL,
	"year" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "payee_years_payee_year_pk" PRIMARY KEY("payee","year")
);
--> statement-breakpoint
CREATE TABLE "tax_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"surname" text NOT NULL,
	"username" text NOT NULL,
	"patronymic" text,
	"inn" text,
	"year" integer NOT NULL,
	"payouts" integer NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "payees" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "tax_record" uuid;--> statement-breakpoint
CREATE INDEX "payee_years_year" ON "payee_years" USING btree ("year");--> statement-breakpoint
CREATE INDEX "tax_records_year" ON "tax_records" USING btree ("year","id");--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_tax_record_tax_records_id_fk" FOREIGN KEY ("tax_record") REFERENCES "public"."tax_records"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_notices_taken" ON "bank_notices" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "bank_pages_expires" ON "bank_pages" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payouts_uncounted" ON "payouts" USING btree ("created_at","id") WHERE payees = '{}' and user_id is not null;--> statement-breakpoint
CREATE INDEX "payouts_counted" ON "payouts" USING btree ("created_at") WHERE payees <> '{}';--> statement-breakpoint
CREATE INDEX "payouts_tax_record" ON "payouts" USING btree ("tax_record") WHERE tax_record is not null;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_tax_record" CHECK (tax_record is null or (user_id is null and ended_at is null));--> statement-breakpoint
-- The calendar year of a moment in Moscow, as `yearOf` of the server has it.
CREATE FUNCTION moscow_year(at timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT extract(year FROM at AT TIME ZONE 'UTC' + interval '3 hours')::integer
$$;--> statement-breakpoint
-- The years are part of the write itself: a payout that is made, comes back, or is found to have arrived after all changes them, whoever
-- writes it. Rows of years are locked in one order, so that two writes of several payees wait for each other and never in a circle.
CREATE FUNCTION payees_are_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payee_years AS kept (payee, year, amount)
    SELECT payee, moscow_year(created_at), sum(amount) FROM added, unnest(payees) AS payee
    WHERE coalesce(arrived, step <> 'returned') GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (payee, year) DO UPDATE SET amount = kept.amount + excluded.amount;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payees_are_counted AFTER INSERT ON "payouts"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION payees_are_counted();
--> statement-breakpoint
CREATE FUNCTION payees_are_recounted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payee_years AS kept (payee, year, amount)
    SELECT payee, moscow_year(created_at), sum(change)
    FROM (
      SELECT payees, created_at, amount AS change FROM added WHERE coalesce(arrived, step <> 'returned')
      UNION ALL SELECT payees, created_at, -amount FROM removed WHERE coalesce(arrived, step <> 'returned')
    ) AS changed, unnest(payees) AS payee
    GROUP BY 1, 2 HAVING sum(change) <> 0 ORDER BY 1, 2
  ON CONFLICT (payee, year) DO UPDATE SET amount = kept.amount + excluded.amount;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payees_are_recounted AFTER UPDATE ON "payouts"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION payees_are_recounted();
