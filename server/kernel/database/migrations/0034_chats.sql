-- The chat with support: conversations and messages.
-- Locks: new tables; "users" and "files" are locked for a moment, for their foreign keys.
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" uuid NOT NULL,
	"side" text NOT NULL,
	"operator_id" uuid,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"is_file" boolean NOT NULL,
	"file_name" text,
	"about_kind" text,
	"about_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "chat_messages_side" CHECK (side in ('person', 'operator')),
	CONSTRAINT "chat_messages_file" CHECK (is_file or file_name is null),
	CONSTRAINT "chat_messages_about" CHECK ((about_kind is null) = (about_id is null))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"operator_id" uuid,
	"waiting_since" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversations_ownerId_unique" UNIQUE("owner_id")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_owner_id_conversations_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."conversations"("owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_file_name_files_name_fk" FOREIGN KEY ("file_name") REFERENCES "public"."files"("name") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_key" ON "chat_messages" USING btree ("owner_id","side","key");--> statement-breakpoint
CREATE INDEX "chat_messages_page" ON "chat_messages" USING btree ("owner_id","number");--> statement-breakpoint
CREATE INDEX "chat_messages_recent" ON "chat_messages" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_unread" ON "chat_messages" USING btree ("owner_id","side") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "chat_messages_file" ON "chat_messages" USING btree ("file_name") WHERE file_name is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_operator" ON "chat_messages" USING btree ("operator_id") WHERE operator_id is not null;--> statement-breakpoint
CREATE INDEX "conversations_queue" ON "conversations" USING btree ("waiting_since","id");--> statement-breakpoint
CREATE INDEX "conversations_operator" ON "conversations" USING btree ("operator_id");
