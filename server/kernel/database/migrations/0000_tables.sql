CREATE TABLE "login_attempts" (
	"mobile" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"code" text,
	CONSTRAINT "accounts_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "accounts_code_unique" UNIQUE("code"),
	CONSTRAINT "accounts_owner" CHECK ((user_id is null) <> (code is null))
);
--> statement-breakpoint
CREATE TABLE "balances" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "balances_not_negative" CHECK (amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"sale_id" uuid,
	"comment" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"side" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"fn" text NOT NULL,
	"fd" text NOT NULL,
	"fp" text NOT NULL,
	"sum" bigint NOT NULL,
	"date_time" text NOT NULL,
	"status" text NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "receipts_side" CHECK (side in ('seller', 'buyer')),
	CONSTRAINT "receipts_status" CHECK (status in ('PENDING', 'SUCCESS', 'INCORRECT', 'FAIL'))
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sales_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"side" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"point_id" uuid,
	"sn" text NOT NULL,
	"tool_sn" text,
	"model_id" uuid,
	"status" text NOT NULL,
	"receipt_id" uuid,
	"bonus" bigint,
	"sale_date" timestamp (3) with time zone NOT NULL,
	"purchase_date" timestamp (3) with time zone,
	"guarantee_expire" timestamp (3) with time zone,
	CONSTRAINT "sales_side" CHECK (side in ('seller', 'buyer')),
	CONSTRAINT "sales_status" CHECK (status in ('FINISH', 'TAX_PENDING', 'PENDING', 'APPROVE_PENDING', 'FAIL', 'RESERVED'))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"name" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"unique_name" text,
	"run_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"last_error" text,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "jobs_uniqueName_unique" UNIQUE("unique_name")
);
--> statement-breakpoint
CREATE TABLE "models" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"bonus" bigint NOT NULL,
	"buyer_bonus" bigint DEFAULT 0 NOT NULL,
	"warranty_months" integer NOT NULL,
	"documentation" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tools" (
	"sn" text PRIMARY KEY NOT NULL,
	"nfc" text,
	"model_id" uuid NOT NULL,
	"refused" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tools_nfc_unique" UNIQUE("nfc")
);
--> statement-breakpoint
CREATE TABLE "join_requests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"point_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passports" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"series" text NOT NULL,
	"issued_by" text NOT NULL,
	"issued_from" date NOT NULL,
	"department_code" text NOT NULL,
	"images" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retail_points" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"inn" text NOT NULL,
	"director_full_name" text NOT NULL,
	"director_phone" text NOT NULL,
	"admin_percent_of_bonus" integer NOT NULL,
	"retail_point_coordinates" text NOT NULL,
	"time_zone" text NOT NULL,
	"approved" boolean DEFAULT false NOT NULL,
	"admin_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_legal_entity" boolean DEFAULT false NOT NULL,
	"is_operator" boolean DEFAULT false NOT NULL,
	"username" text DEFAULT '' NOT NULL,
	"surname" text DEFAULT '' NOT NULL,
	"patronymic" text,
	"no_patronymic" boolean DEFAULT false NOT NULL,
	"responsible" text,
	"organization_name" text,
	"email" text,
	"city" text,
	"birthday" date,
	"inn" text,
	"tax_status" text,
	"tax_locked" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'BUYER' NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"profile_refused" boolean DEFAULT false NOT NULL,
	"first_star" boolean DEFAULT false NOT NULL,
	"second_star" boolean DEFAULT false NOT NULL,
	"third_star" boolean DEFAULT false NOT NULL,
	"point_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_mobile_unique" UNIQUE("mobile")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balances" ADD CONSTRAINT "balances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_point_id_retail_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."retail_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_tool_sn_tools_sn_fk" FOREIGN KEY ("tool_sn") REFERENCES "public"."tools"("sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tools" ADD CONSTRAINT "tools_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_point_id_retail_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."retail_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passports" ADD CONSTRAINT "passports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retail_points" ADD CONSTRAINT "retail_points_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_last_seen" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_sale_operation" ON "ledger_transactions" USING btree ("sale_id","operation") WHERE sale_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_live" ON "receipts" USING btree ("side","fn","fd","fp") WHERE status not in ('INCORRECT', 'FAIL');--> statement-breakpoint
CREATE UNIQUE INDEX "sales_live_serial" ON "sales" USING btree ("side","sn") WHERE status <> 'FAIL';--> statement-breakpoint
CREATE INDEX "sales_owner" ON "sales" USING btree ("owner_id","side","number");--> statement-breakpoint
CREATE INDEX "sales_receipt" ON "sales" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "sales_point" ON "sales" USING btree ("point_id");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "tools_model" ON "tools" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "users_point" ON "users" USING btree ("point_id");