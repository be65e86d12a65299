CREATE TABLE "problem_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"owner_id" uuid,
	"erase_hash" text NOT NULL,
	"note" text NOT NULL,
	"recording" text NOT NULL,
	"release" text NOT NULL,
	"place" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"theme" text NOT NULL,
	"machine" text NOT NULL,
	"state" text NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "problem_reports_theme" CHECK (theme in ('light', 'dark')),
	CONSTRAINT "problem_reports_until" CHECK (until > created_at)
);
--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "problem_reports_code" ON "problem_reports" USING btree ("code");--> statement-breakpoint
CREATE INDEX "problem_reports_owner" ON "problem_reports" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "problem_reports_signature" ON "problem_reports" USING btree ("signature","created_at");--> statement-breakpoint
CREATE INDEX "problem_reports_ends" ON "problem_reports" USING btree ("machine","state");--> statement-breakpoint
CREATE INDEX "problem_reports_until" ON "problem_reports" USING btree ("until");