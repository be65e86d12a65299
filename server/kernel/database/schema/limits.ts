import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * How much of a limit has been used in its window (D24), shared by every process of the server. A name
 * carries keyed hashes: no address and no person can be read from it.
 */
export const limitCounts = pgTable(
  'limit_counts',
  {
    name: text().primaryKey(),
    used: integer().notNull(),
    /** What has been added to the budget in this window. */
    extra: integer().notNull().default(0),
    endsAt: moment().notNull(),
  },
  (table) => [index('limit_counts_ends').on(table.endsAt)],
)
