import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * The used part of each limit in its window (D24), shared by all processes of the server. A name contains keyed hashes: nobody
 * can read an address or a person from it.
 */
export const limitCounts = pgTable(
  'limit_counts',
  {
    name: text().primaryKey(),
    used: integer().notNull(),
    /** Units added to the budget in this window. */
    extra: integer().notNull().default(0),
    endsAt: moment().notNull(),
  },
  (table) => [index('limit_counts_ends').on(table.endsAt)],
)
