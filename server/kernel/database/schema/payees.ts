import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { kopecks, moment } from './columns.ts'

/**
 * What has been paid in a calendar year of Moscow to an INN, for the limit of the year (F01): under keyed hashes, because it outlives the
 * account. Triggers of `payouts` keep it. The row of a year is locked by whoever judges by it.
 */
export const payeeYears = pgTable(
  'payee_years',
  {
    /** The print of the key, a dot, the HMAC. */
    payee: text().notNull(),
    year: integer().notNull(),
    amount: kopecks().notNull(),
  },
  (table) => [primaryKey({ columns: [table.payee, table.year] }), index('payee_years_year').on(table.year)],
)

/**
 * What the payer owes the tax service of people who have deleted their accounts (F01): written by the deletion, read by the yearly file
 * alone, kept for five years. No reference to an account and none from a payout that has ended: it must lead nobody into the ledger.
 */
export const taxRecords = pgTable(
  'tax_records',
  {
    id: uuid().primaryKey(),
    surname: text().notNull(),
    username: text().notNull(),
    patronymic: text(),
    inn: text(),
    year: integer().notNull(),
    payouts: integer().notNull(),
    amount: kopecks().notNull(),
  },
  (table) => [index('tax_records_year').on(table.year, table.id)],
)

/** Prints of keys that lie outside of the database: a server with another key notices it. */
export const keyPrints = pgTable('key_prints', {
  name: text().primaryKey(),
  print: text().notNull(),
  /** Of the key that this one has taken the place of, and when. */
  former: text(),
  replacedAt: moment(),
})
