-- An administrator's look at a seller's sales is kept to the point: of somebody who has sold elsewhere for years nothing foreign is read.
-- Each order of that list has an index of its own, as the seller's own list has. That of the date also takes the place of
-- "sales_point": a point that is deleted is looked for there.
-- Locks: nobody writes `sales` until the migration is over, because it builds four indexes.
CREATE INDEX "sales_point_date" ON "sales" ("point_id", "owner_id", "status", "sale_date", "number") INCLUDE ("side", "sn")
  WHERE point_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_point_bonus" ON "sales" ("point_id", "owner_id", "status", "quarter", "bonus", "number") INCLUDE ("sale_date", "sn")
  WHERE side = 'seller' AND owner_id IS NOT NULL AND point_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_point_model" ON "sales" ("point_id", "owner_id", "status", "quarter", "model_name", "number") INCLUDE ("sale_date", "sn")
  WHERE side = 'seller' AND owner_id IS NOT NULL AND point_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_point_serial" ON "sales" ("point_id", "owner_id", "status", "quarter", "sn", "number") INCLUDE ("sale_date", "bonus", "model_name")
  WHERE side = 'seller' AND owner_id IS NOT NULL AND point_id IS NOT NULL;--> statement-breakpoint
DROP INDEX "sales_point";
