CREATE TABLE "problem_report_ends" (
	"report_id" uuid NOT NULL,
	"machine" text NOT NULL,
	"state" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "problem_report_ends_report_id_state_pk" PRIMARY KEY("report_id","state")
);
--> statement-breakpoint
DROP INDEX "problem_reports_ends";--> statement-breakpoint
DROP INDEX "problem_reports_until";--> statement-breakpoint
ALTER TABLE "problem_report_ends" ADD CONSTRAINT "problem_report_ends_report_id_problem_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."problem_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "problem_report_ends_place" ON "problem_report_ends" USING btree ("machine","state","until","report_id");--> statement-breakpoint
CREATE INDEX "problem_reports_until" ON "problem_reports" USING btree ("until","id");--> statement-breakpoint
INSERT INTO "problem_report_ends" ("report_id", "machine", "state", "until")
SELECT report.id, report.machine, place.state, report.until
FROM "problem_reports" report
CROSS JOIN LATERAL (
	SELECT '' AS state
	UNION
	SELECT array_to_string((string_to_array(leaf, '.'))[1:depth], '.')
	FROM unnest(string_to_array(report.state, '+')) leaf
	CROSS JOIN LATERAL generate_series(1, cardinality(string_to_array(leaf, '.'))) depth
	LIMIT 32
) place
WHERE report.machine <> '';
