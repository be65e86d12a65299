-- The registration that repairs a failed one (E18).
-- Locks: nobody reads or writes `sales` until the migration is over; it reads every row three times and writes none.
ALTER TABLE "sales" ADD COLUMN "repaired_by" uuid;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_repaired_by_sales_id_fk" FOREIGN KEY ("repaired_by") REFERENCES "public"."sales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sales_repaired_by" ON "sales" USING btree ("repaired_by") WHERE repaired_by is not null;--> statement-breakpoint
CREATE INDEX "sales_repaired" ON "sales" USING btree ("owner_id","side","sn") WHERE repaired_by is not null;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_repaired" CHECK (repaired_by is null or status = 'FAIL');