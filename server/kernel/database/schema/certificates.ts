import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { sales } from './sales.ts'
import { users } from './users.ts'

/**
 * Printed certificates of warranties (E17). A token is derived from the row of the tool and a count, so that a sheet can be printed again;
 * what lies here is its hash. A tool has several live ones only where the key has been changed between two sheets (D193).
 */
export const certificates = pgTable(
  'certificates',
  {
    tokenHash: text().primaryKey(),
    saleId: uuid()
      .notNull()
      .references(() => sales.id, { onDelete: 'cascade' }),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How often the sheets of this tool have been revoked, from one. */
    counter: integer().notNull(),
    createdAt: moment().notNull(),
    /** The row stays: it holds the count. */
    revokedAt: moment(),
  },
  (table) => [
    index('certificates_sale').on(table.saleId),
    index('certificates_owner').on(table.ownerId),
    check('certificates_counter', sql`counter > 0`),
  ],
)
