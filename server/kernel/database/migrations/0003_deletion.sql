CREATE TABLE "page_hits" (
	"day" date NOT NULL,
	"route" text NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "page_hits_day_route_pk" PRIMARY KEY("day","route")
);
--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "receipts_owner" ON "receipts" USING btree ("owner_id");
--> statement-breakpoint
-- Whoever is locked is signed out everywhere, whichever program or person at the database locks (B03).
CREATE FUNCTION user_is_locked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sessions WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_is_locked AFTER UPDATE OF locked ON "users" FOR EACH ROW
  WHEN (NEW.locked AND NOT OLD.locked) EXECUTE FUNCTION user_is_locked();
