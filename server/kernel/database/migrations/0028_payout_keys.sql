-- The key of a payout's command stands in the payout's row, for ever. Payouts whose key is still known get it; older ones have none.
-- Locks: nobody withdraws and the bank's news wait while the payouts of the last day are looked up and the index is built, some seconds a
-- million rows.
ALTER TABLE "payouts" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_key" ON "payouts" USING btree ("user_id","idempotency_key");--> statement-breakpoint
-- Last: rows that wait for the checks of the commit let no index be built.
UPDATE "payouts" SET "idempotency_key" = keys."key" FROM "idempotency_keys" AS keys
  WHERE keys."user_id" = "payouts"."user_id" AND keys."body" #>> '{payload,id}' = "payouts"."id"::text;
