import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { kopecks } from './columns.ts'

/** A document of a model; without an address it is not downloadable yet. */
export interface Documentation {
  name: string
  url: string | null
}

/** Models. Names sort by the Russian collation that a migration gives the column. */
export const models = pgTable(
  'models',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    bonus: kopecks().notNull(),
    buyerBonus: kopecks().notNull().default(0),
    warrantyMonths: integer().notNull(),
    /** A path on this site; null for the portal's default drawing. */
    picture: text(),
    documentation: jsonb().$type<Documentation[]>().notNull().default([]),
    /** What it costs in a shop; null: the programme has not been told, and the check of receipts is off for it. */
    price: kopecks(),
    /** The day since which it costs that: a receipt of an earlier day is not compared. Null: always. */
    priceSince: date({ mode: 'string' }),
  },
  () => [check('models_price', sql`price > 0 and (price_since is null or price is not null)`)],
)

/** The base of serial numbers. `refused` tools answer 2 to the availability check. */
export const tools = pgTable(
  'tools',
  {
    sn: text().primaryKey(),
    nfc: text().unique(),
    modelId: uuid()
      .notNull()
      .references(() => models.id),
    refused: boolean().notNull().default(false),
    /** The day of manufacture; null: the programme has not been told. */
    madeOn: date({ mode: 'string' }),
  },
  (table) => [index('tools_model').on(table.modelId)],
)
