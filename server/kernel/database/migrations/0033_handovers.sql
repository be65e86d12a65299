-- Links by which sellers hand sales over to their buyers: hashes of their tokens, of which sale, until when, used up by which row.
-- Locks: a new table; "sales" and "users" are locked for a moment, for its foreign keys.
CREATE TABLE "handovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"sale_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_by" uuid,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "handovers_used" CHECK ((used_at is null) = (used_by is null)),
	CONSTRAINT "handovers_ended_once" CHECK (used_at is null or revoked_at is null),
	CONSTRAINT "handovers_until" CHECK (until > created_at)
);
--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_used_by_sales_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "handovers_token" ON "handovers" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "handovers_sale" ON "handovers" USING btree ("sale_id");--> statement-breakpoint
CREATE INDEX "handovers_owner" ON "handovers" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "handovers_used_by" ON "handovers" USING btree ("used_by");--> statement-breakpoint
CREATE UNIQUE INDEX "handovers_live" ON "handovers" USING btree ("sale_id") WHERE used_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "handovers_unused" ON "handovers" USING btree ("until") WHERE used_at is null;