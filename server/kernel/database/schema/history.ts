import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { TransactionOperation } from '../sets.ts'
import { kopecks, moment } from './columns.ts'

/**
 * The rows of people's histories in the orders in which they are read, written by a trigger with the entries of the ledger: an entry
 * itself knows neither its operation nor its moment, and a page of a million entries must not read all of them (ADR 0013). A copy: no keys
 * to the ledger, which it must not slow down.
 */
export const pointHistory = pgTable(
  'point_history',
  {
    accountId: uuid().notNull(),
    operation: text().$type<TransactionOperation>().notNull(),
    createdAt: moment().notNull(),
    entry: bigint({ mode: 'number' }).notNull(),
    transactionId: uuid().notNull(),
    payoutId: uuid(),
    amount: kopecks().notNull(),
  },
  // The order by sum has an index by quarter, point_history_quarter: its included columns are no part of this schema's language.
  (table) => [primaryKey({ columns: [table.accountId, table.operation, table.createdAt, table.entry] })],
)
