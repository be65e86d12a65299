-- Points have one key per place, applications a number of their own, sellers an index in the order of their list; and the audit:
-- what became of rights, verdicts, locks and sign-ins.
-- Locks: nobody reads or writes `users` until the migration is over: every row gets a number, and one index is built.
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"actor" uuid,
	"subject" uuid,
	"object" text,
	"origin" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "join_requests" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "retail_points" ADD COLUMN "place_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "audit_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
-- As `placeKey` of src/domain/point.ts spells it. Of twins the approved one, then the oldest, gets the key: twins that exist stay.
UPDATE "retail_points" SET "place_key" = keyed.key FROM (
  SELECT id, key, row_number() OVER (PARTITION BY inn, key ORDER BY approved DESC, created_at, id) AS place FROM (
    SELECT id, inn, approved, created_at,
      btrim(regexp_replace(translate(lower(address COLLATE "ru"), 'ё', 'е'), '[^а-я0-9]+', ' ', 'g')) AS key
    FROM retail_points
  ) AS spelled
) AS keyed WHERE keyed.id = retail_points.id AND keyed.place = 1;
--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "join_requests_point" ON "join_requests" USING btree ("point_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "retail_points_place" ON "retail_points" USING btree ("inn","place_key");--> statement-breakpoint
CREATE INDEX "retail_points_inn" ON "retail_points" USING btree ("inn","name" collate "ru","address" collate "ru","id") WHERE approved;--> statement-breakpoint
CREATE INDEX "users_team" ON "users" USING btree ("point_id","surname" collate "ru","username" collate "ru","id") WHERE status = 'SELLER';
--> statement-breakpoint
CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit"
  FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();
--> statement-breakpoint
-- The one way into the audit, for the server and for the trigger below: people come in by their ids and stand there by the numbers
-- that go with their rows.
CREATE FUNCTION audit_record(happened_at timestamptz, event text, actor_id uuid, subject_id uuid, object text, origin text, reason text)
RETURNS bigint LANGUAGE sql AS $$
  INSERT INTO audit ("at", event, actor, subject, object, origin, reason) VALUES (
    happened_at, event,
    (SELECT audit_id FROM users WHERE id = actor_id),
    (SELECT audit_id FROM users WHERE id = subject_id),
    object, origin, reason
  ) RETURNING id
$$;
--> statement-breakpoint
-- Switches that no operation of the server touches: whoever turns them at the database is written down by the database.
CREATE FUNCTION audit_switches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM audit_record(now(), CASE WHEN switch.turned_on THEN switch.on_event ELSE switch.off_event END, NULL, NEW.id, NULL, 'database', 'byHand')
    FROM (VALUES
      (OLD.locked, NEW.locked, 'locked', 'unlocked'),
      (OLD.tax_locked, NEW.tax_locked, 'taxLocked', 'taxUnlocked'),
      (OLD.profile_refused, NEW.profile_refused, 'profileRefused', 'profileRestored'),
      (OLD.is_operator, NEW.is_operator, 'operatorAppointed', 'operatorDismissed')
    ) AS switch (was_on, turned_on, on_event, off_event)
    WHERE switch.was_on <> switch.turned_on;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_switches AFTER UPDATE OF locked, tax_locked, profile_refused, is_operator ON "users"
  FOR EACH ROW EXECUTE FUNCTION audit_switches();
