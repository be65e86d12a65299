-- Printed certificates of warranties: hashes of their tokens, of which rows of whose tools.
-- Locks: a new table; "sales" and "users" are locked for a moment, for its foreign keys.
CREATE TABLE "certificates" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"sale_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"counter" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "certificates_counter" CHECK (counter > 0)
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_sale" ON "certificates" USING btree ("sale_id");--> statement-breakpoint
CREATE INDEX "certificates_owner" ON "certificates" USING btree ("owner_id");
