ALTER TABLE "retail_points" ALTER COLUMN "director_full_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "retail_points" ALTER COLUMN "director_phone" DROP NOT NULL;