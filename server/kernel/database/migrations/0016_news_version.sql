-- A poll that finds nothing new is answered by the version alone, which is read with the session.
-- Locks: the new column writes no row; nobody reads or writes the counts for that moment.
ALTER TABLE "notification_counts" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION notifications_are_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_counts AS kept (user_id, unread, version)
    SELECT user_id, count(*) FILTER (WHERE read_at IS NULL), 1 FROM added GROUP BY user_id ORDER BY user_id
  ON CONFLICT (user_id) DO UPDATE SET unread = kept.unread + excluded.unread, version = kept.version + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notifications_are_recounted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM notification_counts WHERE user_id IN (SELECT user_id FROM added) ORDER BY user_id FOR UPDATE;
  UPDATE notification_counts AS kept SET unread = kept.unread + changed.rows, version = kept.version + 1
    FROM (
      SELECT added.user_id, sum(CASE WHEN added.read_at IS NULL THEN 1 ELSE -1 END) AS rows
      FROM added JOIN removed USING (id) WHERE (added.read_at IS NULL) <> (removed.read_at IS NULL) GROUP BY added.user_id
    ) AS changed
    WHERE kept.user_id = changed.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Of a deleted account the count may be gone before the rows: so nothing is inserted here. A row that was read changes the list too.
CREATE OR REPLACE FUNCTION notifications_are_discounted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM notification_counts WHERE user_id IN (SELECT user_id FROM removed) ORDER BY user_id FOR UPDATE;
  UPDATE notification_counts AS kept SET unread = kept.unread - gone.rows, version = kept.version + 1
    FROM (SELECT user_id, count(*) FILTER (WHERE read_at IS NULL) AS rows FROM removed GROUP BY user_id) AS gone
    WHERE kept.user_id = gone.user_id;
  RETURN NULL;
END $$;
