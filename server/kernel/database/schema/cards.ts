import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './users.ts'

/**
 * Cards that people have bound on the bank's page. Never a whole number, never a CV2: the bank's own name of the card, and the number with
 * its middle hidden (A68, A73). A card that its person has removed stays as the number of its binding, so that a late repeat of the bank's
 * notice does not bring it back.
 */
export const cards = pgTable(
  'cards',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who the person was at the bank when it was bound. */
    customer: text().notNull(),
    /** The bank's own name of the card. */
    token: text().notNull(),
    pan: text().notNull(),
    /** The bank's number of the binding: its notices are repeated. */
    binding: text().notNull().unique(),
    createdAt: moment().notNull(),
    removedAt: moment(),
  },
  (table) => [
    index('cards_person').on(table.userId, table.createdAt),
    uniqueIndex('cards_bound_once')
      .on(table.userId, table.token)
      .where(sql`removed_at is null`),
    index('cards_token').on(table.token),
  ],
)
