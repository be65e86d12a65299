CREATE TABLE "passport_images" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "sales_reserved";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "stored_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "retail_points" ADD COLUMN "director_id" uuid;--> statement-breakpoint
ALTER TABLE "passport_images" ADD CONSTRAINT "passport_images_name_files_name_fk" FOREIGN KEY ("name") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_images" ADD CONSTRAINT "passport_images_user_id_passports_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."passports"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "passport_images_place" ON "passport_images" USING btree ("user_id","place");--> statement-breakpoint
ALTER TABLE "retail_points" ADD CONSTRAINT "retail_points_director_id_users_id_fk" FOREIGN KEY ("director_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sales_held" ON "sales" USING btree ("reserved_until") WHERE status in ('RESERVED', 'PENDING') and reserved_until is not null;--> statement-breakpoint
CREATE INDEX "sales_held_by" ON "sales" USING btree ("owner_id") WHERE status in ('RESERVED', 'PENDING') and reserved_until is not null;--> statement-breakpoint
CREATE INDEX "files_created" ON "files" USING btree ("created_at","name");--> statement-breakpoint
CREATE INDEX "files_unstored" ON "files" USING btree ("created_at") WHERE stored_at is null;--> statement-breakpoint
CREATE INDEX "retail_points_director" ON "retail_points" USING btree ("director_id");--> statement-breakpoint
CREATE INDEX "retail_points_director_phone" ON "retail_points" USING btree ("director_phone");--> statement-breakpoint
-- Images move in their order. One that names no file of this person has shown nothing before either.
INSERT INTO "passport_images" ("name", "user_id", "place")
  SELECT DISTINCT ON (files.name) files.name, passports.user_id, image.place
  FROM "passports"
  CROSS JOIN LATERAL unnest(passports.images) WITH ORDINALITY AS image(name, place)
  JOIN "files" ON files.name = image.name AND files.owner_id = passports.user_id
  ORDER BY files.name, image.place;--> statement-breakpoint
ALTER TABLE "passports" DROP COLUMN "images";--> statement-breakpoint
-- Rows that are there already were written after their bytes.
UPDATE "files" SET "stored_at" = "created_at";--> statement-breakpoint
-- Whose phone a director has is whose account the director is.
UPDATE "retail_points" SET "director_id" = users.id FROM "users" WHERE users.mobile = retail_points.director_phone;--> statement-breakpoint
-- Entries by hand without a receipt end as reserves do, 30 days after they were made.
UPDATE "sales" SET "reserved_until" = "sale_date" + interval '30 days' WHERE "status" = 'PENDING' AND "receipt_id" IS NULL;
