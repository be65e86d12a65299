import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { LedgerOperation } from '../sets.ts'
import { kopecks, moment } from './columns.ts'
import { sales } from './sales.ts'
import { users } from './users.ts'

/** Accounts of people, and the programme's own, which have a code. */
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

/** One operation of the history. A sale has at most one of each kind. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: uuid().primaryKey(),
    /** FORFEIT: the rest of a closed account, which has no history. */
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

/** The two or more entries of a transaction; their sum is zero (a deferred trigger checks it at commit). */
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

/**
 * The sum of a person's entries, maintained by a trigger. The programme's accounts have none: their rows would be a bottleneck.
 */
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
