-- Documents of sales to companies and of what companies buy, and the desk's decisions about rows that wait for it.
-- Locks: nobody reads or writes `sales` until the migration is over: it gets a column without writing its rows, and two small
-- indexes and a check, for which all of them are read.
CREATE TABLE "invoice_files" (
	"invoice_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "invoice_files_invoice_id_name_pk" PRIMARY KEY("invoice_id","name")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"side" text NOT NULL,
	"owner_id" uuid,
	"upd" text NOT NULL,
	"day" date NOT NULL,
	"own_inn" text,
	"partner_inn" text NOT NULL,
	"sum" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "invoices_side" CHECK (side in ('seller', 'buyer')),
	CONSTRAINT "invoices_sum" CHECK (sum > 0)
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"sale_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "decisions_verdict" CHECK (verdict in ('approve', 'refuse')),
	CONSTRAINT "decisions_reason" CHECK (verdict <> 'refuse' or reason is not null)
);
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_name_files_name_fk" FOREIGN KEY ("name") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_files_name" ON "invoice_files" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_named" ON "invoices" USING btree ("owner_id","side","upd","day","partner_inn");--> statement-breakpoint
CREATE INDEX "invoices_partner" ON "invoices" USING btree ("partner_inn","upd","day");--> statement-breakpoint
CREATE INDEX "decisions_owner" ON "decisions" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sales_invoice" ON "sales" USING btree ("invoice_id") WHERE invoice_id is not null;--> statement-breakpoint
CREATE INDEX "sales_desk" ON "sales" USING btree ("status_at") WHERE status in ('PENDING', 'APPROVE_PENDING');--> statement-breakpoint
CREATE INDEX "users_company" ON "users" USING btree ("inn") WHERE is_legal_entity;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_paper" CHECK (receipt_id is null or invoice_id is null);