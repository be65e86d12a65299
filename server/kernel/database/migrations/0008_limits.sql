CREATE TABLE "devices" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_counts" (
	"name" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"extra" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "code_requests" DROP CONSTRAINT "code_requests_trust";--> statement-breakpoint
ALTER TABLE "login_attempts" DROP CONSTRAINT "login_attempts_purpose_mobile_pk";--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD CONSTRAINT "login_attempts_purpose_mobile_device_pk" PRIMARY KEY("purpose","mobile","device");--> statement-breakpoint
-- Requests of the last day know neither: they belong to nobody's share any more, and are gone a day later.
ALTER TABLE "code_requests" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "code_requests" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "code_requests" ALTER COLUMN "network" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "code_requests" ALTER COLUMN "address" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "code_requests" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devices_user" ON "devices" USING btree ("user_id","seen_at");--> statement-breakpoint
CREATE INDEX "devices_seen" ON "devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "limit_counts_ends" ON "limit_counts" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "code_requests" ADD CONSTRAINT "code_requests_trust" CHECK (trust in ('captcha', 'resend', 'none', 'device'));