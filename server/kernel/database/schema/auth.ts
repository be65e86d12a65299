import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { AttemptPurpose } from '../sets.ts'
import { moment } from './columns.ts'
import { users } from './users.ts'

/** Sessions are stored by the sha256 of their token: a leaked database opens none. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What its person and the support call it by: the hash is of the token, and stays here. */
    id: uuid().notNull().defaultRandom(),
    /** The sha256 of the browser's token in its cookie (D22): the next sign-in there ends this session. */
    device: text(),
    /** What the browser calls itself, in short; null where it says nothing known. */
    browser: text(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_device').on(table.device),
    index('sessions_last_seen').on(table.lastSeenAt),
  ],
)

/**
 * Browsers that have signed in to an account, by the sha256 of their cookie's token (D22). They grant no rights: strangers only
 * cannot use up their attempts and codes.
 */
export const devices = pgTable(
  'devices',
  {
    hash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the last sign-in. */
    seenAt: moment().notNull(),
  },
  (table) => [index('devices_user').on(table.userId, table.seenAt), index('devices_seen').on(table.seenAt)],
)

/**
 * Failures in a row per phone, known or not: of the password and of each kind of code (A02, B01). A browser that has signed in to
 * the account before counts under its own hash, all others under the phone alone (D22).
 */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    purpose: text().$type<AttemptPurpose>().notNull().default('password'),
    mobile: text().notNull(),
    device: text().notNull().default(''),
    failures: integer().notNull(),
    pausedUntil: moment(),
    lastAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.mobile, table.device] })],
)
