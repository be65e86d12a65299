import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { AccountKind, TransactionOperation } from '../sets.ts'
import { bytes, kopecks, moment } from './columns.ts'
import { payouts } from './payouts.ts'
import { sales } from './sales.ts'
import { users } from './users.ts'

/**
 * A person's accounts, one of each kind, and the programme's own, which have a code. An account whose person is gone has a code too.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    userId: uuid().references(() => users.id),
    kind: text().$type<AccountKind>().notNull(),
    code: text().unique(),
    /** Means nothing: the serving role may update this column alone, and who may update no column cannot lock a row. */
    turn: smallint().notNull().default(0),
  },
  (table) => [
    unique('accounts_user_kind').on(table.userId, table.kind),
    check('accounts_owner', sql`(user_id is null) <> (code is null)`),
    check('accounts_kind', sql`kind in ('points', 'held', 'programme') and (kind <> 'programme' or user_id is null)`),
  ],
)

/** One operation. A sale has at most one of each kind; a payout is held once and has one outcome. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: uuid().primaryKey(),
    operation: text().$type<TransactionOperation>().notNull(),
    saleId: uuid().references(() => sales.id),
    /** The payout that it holds, settles or returns. */
    payoutId: uuid().references(() => payouts.id),
    /** The transaction that this one takes back: what is written stays, and nothing is taken back twice. */
    reverses: uuid().references((): AnyPgColumn => ledgerTransactions.id),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('ledger_sale_operation')
      .on(table.saleId, table.operation)
      .where(sql`sale_id is not null`),
    uniqueIndex('ledger_payout_operation')
      .on(table.payoutId, table.operation)
      .where(sql`payout_id is not null`),
    uniqueIndex('ledger_payout_outcome')
      .on(table.payoutId)
      .where(sql`operation in ('DISCHARGE', 'DISCHARGE_FAILED')`),
    uniqueIndex('ledger_reversed_once')
      .on(table.reverses)
      .where(sql`reverses is not null`),
  ],
)

/**
 * The two sides of a transaction; a trigger checks at commit that both are there and make zero, and one debit and one credit are all
 * that a transaction can have, for good. Ids and codes only: words stand in `ledger_comments`.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    /** Given by the trigger under the lock of the account: an account's entries are in the order of their ids. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: uuid()
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    amount: kopecks().notNull(),
    /** Of its content and of the hash of the account's entry before, written by a trigger; the programme's accounts have no before. */
    hash: bytes()
      .notNull()
      .default(sql`''::bytea`),
  },
  (table) => [
    index('ledger_entries_account').on(table.accountId, table.id),
    uniqueIndex('ledger_entries_sides').on(table.transactionId, sql`(amount > 0)`),
    check('ledger_entries_amount', sql`amount <> 0`),
  ],
)

/** Words about a transaction. They may name somebody, so they go with their person (C06). */
export const ledgerComments = pgTable(
  'ledger_comments',
  {
    transactionId: uuid()
      .primaryKey()
      .references(() => ledgerTransactions.id),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
  },
  (table) => [index('ledger_comments_user').on(table.userId)],
)

/**
 * The sum of an account's entries and the end of their chain, kept by the trigger of the entries and by nothing else. The programme's
 * accounts have none: their rows would be a bottleneck.
 */
export const balances = pgTable(
  'balances',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id),
    amount: kopecks().notNull(),
    /** How many entries the account has. */
    entries: bigint({ mode: 'number' }).notNull().default(0),
    /** The last of them, and its hash; zero and nothing before the first. */
    lastEntry: bigint({ mode: 'number' }).notNull().default(0),
    head: bytes()
      .notNull()
      .default(sql`''::bytea`),
  },
  () => [check('balances_not_negative', sql`amount >= 0`)],
)

/** Seals: the hashes of a run of entries of all accounts, in the order of their ids, tied to the seal before. */
export const ledgerSeals = pgTable('ledger_seals', {
  number: integer().primaryKey(),
  /** Entries with a greater id, up to and including the next. */
  afterEntry: bigint({ mode: 'number' }).notNull(),
  uptoEntry: bigint({ mode: 'number' }).notNull().unique(),
  entries: integer().notNull(),
  hash: bytes().notNull(),
  createdAt: moment().notNull(),
})

/** A check of the ledger, in steps: one without an end goes on where the last step has stopped. */
export const ledgerChecks = pgTable('ledger_checks', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  startedAt: moment().notNull(),
  endedAt: moment(),
  /** Where the next step begins. */
  cursor: jsonb().notNull(),
  entries: bigint({ mode: 'number' }).notNull(),
  findings: integer().notNull(),
  /** The first findings: what is wrong, and with which number. */
  found: jsonb().notNull(),
})
