import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { kopecks } from './columns.ts'

/** A document of a model; without an address it is not downloadable yet. */
export interface Documentation {
  name: string
  url: string | null
}

/** Models. Names sort by the Russian collation that a migration gives the column. */
export const models = pgTable('models', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  bonus: kopecks().notNull(),
  buyerBonus: kopecks().notNull().default(0),
  warrantyMonths: integer().notNull(),
  /** A path on this site; null for the portal's default drawing. */
  picture: text(),
  documentation: jsonb().$type<Documentation[]>().notNull().default([]),
})

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
  },
  (table) => [index('tools_model').on(table.modelId)],
)
