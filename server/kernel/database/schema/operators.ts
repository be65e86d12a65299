import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './users.ts'

/**
 * What operators have beyond an account (E21): the second factor, and the invitation by which they set a password. Who is one, the row of
 * `users` says. Whoever has been removed keeps the row: their decisions stay named.
 */
export const operators = pgTable(
  'operators',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The key of the authenticator app in base32, sealed, see `seal.ts`; null before an invitation was accepted, and in demo mode. */
    totpSecret: text(),
    /** The step of the last code that opened something: no code of it or of one before is taken again. */
    totpStep: bigint({ mode: 'number' }),
    /** The sha256 of the token in the link; null when there is none to use. */
    invitationHash: text(),
    invitationEnds: moment(),
    /** The key that the invitation shows, sealed: it becomes `totpSecret` when the invitation is accepted. */
    invitationSecret: text(),
    /** When the password was set; null before the first invitation was accepted, and after a removal. */
    passwordSetAt: moment(),
    removedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('operators_invitation').on(table.invitationHash),
    check(
      'operators_invitation',
      sql`(invitation_hash is null) = (invitation_ends is null) and (invitation_hash is null) = (invitation_secret is null)`,
    ),
    check(
      'operators_removed',
      sql`removed_at is null or (totp_secret is null and invitation_hash is null and password_set_at is null)`,
    ),
  ],
)

/** Codes that open the desk once each when the app is lost; whatever is used up is deleted. */
export const operatorCodes = pgTable(
  'operator_codes',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => operators.userId, { onDelete: 'cascade' }),
    /** Of the code, as of a password: slow and sealed. */
    hash: text().notNull(),
  },
  (table) => [index('operator_codes_user').on(table.userId)],
)
