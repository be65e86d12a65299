-- A session has a number that its person may see, the browser that it was opened in, and what that browser calls itself.
-- Locks: nobody signs in and no call is answered while "sessions" is written once more for its new column and the index of browsers is
-- built, a second for a hundred thousand sessions. Sessions from before have no browser: they end by their age, or by their person.
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
CREATE INDEX "sessions_device" ON "sessions" USING btree ("device");--> statement-breakpoint
-- A person has twenty sessions from now on, those that were used last.
DELETE FROM "sessions" WHERE "token_hash" IN (
  SELECT "token_hash" FROM (
    SELECT "token_hash", row_number() OVER (PARTITION BY "user_id" ORDER BY "last_seen_at" DESC, "created_at" DESC) AS place FROM "sessions"
  ) AS placed WHERE place > 20
);
