-- What people are told, how many of it they have not read, and the browsers that are told of it.
-- Locks: nobody reads or writes `sales` until the migration is over: it gets a column without writing its rows, and a small index,
-- for which all of them are read.
CREATE TABLE "notification_counts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"unread" integer NOT NULL,
	CONSTRAINT "notification_counts_unread" CHECK (unread >= 0)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notifications_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"subject" text NOT NULL,
	"label" text NOT NULL,
	"body" text NOT NULL,
	"img" text,
	"link" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_hash" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"news" bigint DEFAULT 0 NOT NULL,
	"queued_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "push_subscriptions_sessionHash_unique" UNIQUE("session_hash"),
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "push_topics" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"chosen" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "is_warned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_counts" ADD CONSTRAINT "notification_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_topics" ADD CONSTRAINT "push_topics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("user_id","event","subject");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","number");--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sales_unwarned" ON "sales" USING btree ("reserved_until") WHERE status = 'RESERVED' and not is_warned;
--> statement-breakpoint
-- The counts are part of the write itself: no code path can forget them. Rows of counts are locked in one order, so that two
-- writes of several people's notifications wait for each other and never in a circle.
CREATE FUNCTION notifications_are_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_counts AS kept (user_id, unread)
    SELECT user_id, count(*) FILTER (WHERE read_at IS NULL) FROM added GROUP BY user_id ORDER BY user_id
  ON CONFLICT (user_id) DO UPDATE SET unread = kept.unread + excluded.unread;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notifications_are_counted AFTER INSERT ON "notifications"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notifications_are_counted();
--> statement-breakpoint
CREATE FUNCTION notifications_are_recounted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM notification_counts WHERE user_id IN (SELECT user_id FROM added) ORDER BY user_id FOR UPDATE;
  UPDATE notification_counts AS kept SET unread = kept.unread + changed.rows
    FROM (
      SELECT added.user_id, sum(CASE WHEN added.read_at IS NULL THEN 1 ELSE -1 END) AS rows
      FROM added JOIN removed USING (id) WHERE (added.read_at IS NULL) <> (removed.read_at IS NULL) GROUP BY added.user_id
    ) AS changed
    WHERE kept.user_id = changed.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notifications_are_recounted AFTER UPDATE ON "notifications"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notifications_are_recounted();
--> statement-breakpoint
-- Of a deleted account the count may be gone before the rows: so nothing is inserted here.
CREATE FUNCTION notifications_are_discounted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM notification_counts WHERE user_id IN (SELECT user_id FROM removed WHERE read_at IS NULL) ORDER BY user_id FOR UPDATE;
  UPDATE notification_counts AS kept SET unread = kept.unread - gone.rows
    FROM (SELECT user_id, count(*) AS rows FROM removed WHERE read_at IS NULL GROUP BY user_id) AS gone
    WHERE kept.user_id = gone.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notifications_are_discounted AFTER DELETE ON "notifications"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION notifications_are_discounted();
