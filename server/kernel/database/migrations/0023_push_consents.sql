-- Every consent to notifications of a browser has its own time; of the other texts the first one stays the only one. What was told under
-- the topic of the profile and has become a topic of its own is wanted by whoever wanted that.
-- Locks: nobody reads or writes `consents` until the migration is over: its two indexes are built from all of its rows, one short row
-- per person and text.
ALTER TABLE "consents" DROP CONSTRAINT "consents_user_id_document_edition_pk";--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_document_edition_at_pk" PRIMARY KEY("user_id","document","edition","at");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_first" ON "consents" USING btree ("user_id","document","edition") WHERE document <> 'push';--> statement-breakpoint
UPDATE "push_topics" SET "chosen" = "chosen" || '{team,money}' WHERE 'profile' = ANY("chosen");
