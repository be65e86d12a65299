import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { sales } from './sales.ts'
import { users } from './users.ts'

/**
 * Links by which sellers hand sales over to their buyers (E17). A token is derived from the id of its row; what lies here is its hash. A link
 * whose sale has failed, or whose seller is locked, is over by that alone: no column says so.
 */
export const handovers = pgTable(
  'handovers',
  {
    id: uuid().primaryKey(),
    tokenHash: text().notNull(),
    saleId: uuid()
      .notNull()
      .references(() => sales.id, { onDelete: 'cascade' }),
    /** The seller. */
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    until: moment().notNull(),
    usedAt: moment(),
    /** The row of the buyer who has used it up. */
    usedBy: uuid().references(() => sales.id, { onDelete: 'cascade' }),
    revokedAt: moment(),
  },
  (table) => [
    uniqueIndex('handovers_token').on(table.tokenHash),
    index('handovers_sale').on(table.saleId),
    index('handovers_owner').on(table.ownerId),
    index('handovers_used_by').on(table.usedBy),
    uniqueIndex('handovers_live')
      .on(table.saleId)
      .where(sql`used_at is null and revoked_at is null`),
    index('handovers_unused')
      .on(table.until)
      .where(sql`used_at is null`),
    check('handovers_used', sql`(used_at is null) = (used_by is null)`),
    check('handovers_ended_once', sql`used_at is null or revoked_at is null`),
    check('handovers_until', sql`until > created_at`),
  ],
)
