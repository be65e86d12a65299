import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './users.ts'

/** Sessions are found by the sha256 of their token: a copy of the database opens none. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_last_seen').on(table.lastSeenAt)],
)

/** Failures in a row per phone, whether the phone is known or not: of the password and of each kind of code (A02, B01). */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    purpose: text().notNull().default('password'),
    mobile: text().notNull(),
    failures: integer().notNull(),
    pausedUntil: moment(),
    lastAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.mobile] })],
)
