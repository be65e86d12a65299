import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { LedgerOperation } from '../sets.ts'
import { kopecks, moment } from './columns.ts'
import { sales } from './sales.ts'
import { users } from './users.ts'

/** Accounts of people, and the programme's own, which are found by code. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .unique()
      .references(() => users.id),
    code: text().unique(),
  },
  () => [check('accounts_owner', sql`(user_id is null) <> (code is null)`)],
)

/** One operation of the history. A sale has each kind of operation at most once. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: uuid().primaryKey(),
    /** FORFEIT: what was left on a closed account, which has no history. */
    operation: text().$type<LedgerOperation | 'FORFEIT'>().notNull(),
    saleId: uuid().references(() => sales.id),
    comment: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('ledger_sale_operation')
      .on(table.saleId, table.operation)
      .where(sql`sale_id is not null`),
  ],
)

/** The two or more sides of a transaction; together they are zero (a deferred trigger checks it at commit). */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: uuid()
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    amount: kopecks().notNull(),
  },
  (table) => [
    index('ledger_entries_account').on(table.accountId, table.id),
    index('ledger_entries_transaction').on(table.transactionId),
    check('ledger_entries_amount', sql`amount <> 0`),
  ],
)

/** The sum of a person's entries, kept by a trigger. The programme's accounts have none: they would be one hot row. */
export const balances = pgTable(
  'balances',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id),
    amount: kopecks().notNull(),
  },
  () => [check('balances_not_negative', sql`amount >= 0`)],
)
