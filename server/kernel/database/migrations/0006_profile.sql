CREATE TABLE "inn_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inn_checks_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "passports" ALTER COLUMN "series" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "passports" ALTER COLUMN "issued_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "passports" ALTER COLUMN "issued_from" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "passports" ALTER COLUMN "department_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "profile_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "inn_checks" ADD CONSTRAINT "inn_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Series and number are kept as people write them: dddd dddddd.
UPDATE "passports" SET "series" = regexp_replace("series", '^(\d{4})(\d{6})$', '\1 \2');
