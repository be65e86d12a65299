-- Who was not let through, counted in windows of ten minutes; and what the operators have read of others stands in the audit by new
-- events, which need no column.
-- Locks: none, a new table. The audit's rights of the serving role are the start's, as for the ledger.
CREATE TABLE "security_events" (
	"since" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"operation" text,
	"network" text,
	"origin" text,
	"actor" uuid,
	"phone" text,
	"seen" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "security_events_one" UNIQUE NULLS NOT DISTINCT("since","event","operation","network","origin","actor","phone")
);
