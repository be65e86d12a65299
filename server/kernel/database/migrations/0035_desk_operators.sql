-- Operators: the second factor, invitations, recovery codes (E21); and the audit is read in the order of time, by person, row and operator.
-- Locks: nobody writes "users" and "audit" until the migration is over: two indexes of the one and four of the other are built.
CREATE TABLE "operator_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"totp_secret" text,
	"totp_step" bigint,
	"invitation_hash" text,
	"invitation_ends" timestamp (3) with time zone,
	"invitation_secret" text,
	"password_set_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operators_invitation" CHECK ((invitation_hash is null) = (invitation_ends is null) and (invitation_hash is null) = (invitation_secret is null)),
	CONSTRAINT "operators_removed" CHECK (removed_at is null or (totp_secret is null and invitation_hash is null and password_set_at is null))
);
--> statement-breakpoint
DROP INDEX "audit_subject";--> statement-breakpoint
DROP INDEX "audit_actor";--> statement-breakpoint
ALTER TABLE "operator_codes" ADD CONSTRAINT "operator_codes_user_id_operators_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."operators"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_codes_user" ON "operator_codes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "operators_invitation" ON "operators" USING btree ("invitation_hash");--> statement-breakpoint
CREATE INDEX "audit_time" ON "audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_object" ON "audit" USING btree ("object","at","id") WHERE object is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_audit" ON "users" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "users_operators" ON "users" USING btree ("id") WHERE is_operator;--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject","at","id");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor","at","id");--> statement-breakpoint
-- Who is an operator gets a row, and signs in anew: by an invitation that sets password and second factor.
INSERT INTO "operators" ("user_id", "created_at") SELECT "id", "created_at" FROM "users" WHERE "is_operator";--> statement-breakpoint
DELETE FROM "sessions" USING "users" WHERE "users"."id" = "sessions"."user_id" AND "users"."is_operator";
