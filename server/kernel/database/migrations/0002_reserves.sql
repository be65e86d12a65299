CREATE TABLE "receipt_files" (
	"receipt_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "receipt_files_receipt_id_name_pk" PRIMARY KEY("receipt_id","name")
);
--> statement-breakpoint
DROP INDEX "files_owner";--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "fn" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "fd" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "fp" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "sum" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "date_time" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "disagreed" text;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "status_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "reserved_until" timestamp (3) with time zone;--> statement-breakpoint
-- Rows that are there already: their status is as old as they are, and a reserve lasts 30 days.
UPDATE "sales" SET "status_at" = "sale_date", "reserved_until" = CASE WHEN "status" = 'RESERVED' THEN "sale_date" + interval '30 days' END;--> statement-breakpoint
ALTER TABLE "sales" ALTER COLUMN "status_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "receipt_files" ADD CONSTRAINT "receipt_files_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_files" ADD CONSTRAINT "receipt_files_name_files_name_fk" FOREIGN KEY ("name") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipt_files_name" ON "receipt_files" USING btree ("name");--> statement-breakpoint
CREATE INDEX "sales_reserved" ON "sales" USING btree ("reserved_until") WHERE status = 'RESERVED';--> statement-breakpoint
CREATE INDEX "jobs_sale" ON "jobs" USING btree ((payload ->> 'saleId')) WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_identity" CHECK (num_nulls(fn, fd, fp) = 3 or num_nulls(fn, fd, fp, sum, date_time) = 0);--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_disagreed" CHECK (disagreed in ('fn', 'fd', 'fp', 'sum', 'time'));--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_reserve" CHECK (status <> 'RESERVED' or reserved_until is not null);