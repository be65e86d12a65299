/** The sandbox bank's own storage: what a real bank would keep on its side. No table of the portal refers to it. */
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { RefusedPayment, SandboxCardKind, SandboxPaymentState } from '../sets.ts'
import { kopecks, moment } from './columns.ts'

/** Pages on which a card is typed once, by the hash of their address. */
export const bankPages = pgTable(
  'bank_pages',
  {
    hash: text().primaryKey(),
    customer: text().notNull(),
    expiresAt: moment().notNull(),
    /** What came of it; null while nothing has been typed. */
    outcome: text().$type<'bound' | 'refused'>(),
  },
  (table) => [index('bank_pages_expires').on(table.expiresAt)],
)

/** Cards by the bank's own name: first six and last four digits, and what the ending means. Nothing else of a card is stored. */
export const bankCards = pgTable('bank_cards', {
  token: text().primaryKey(),
  pan: text().notNull(),
  kind: text().$type<SandboxCardKind>().notNull(),
  removedAt: moment(),
})

/** Payments by their key: a key pays once. */
export const bankPayments = pgTable(
  'bank_payments',
  {
    key: text().primaryKey(),
    reference: uuid().notNull().unique().defaultRandom(),
    card: text().notNull(),
    amount: kopecks().notNull(),
    /** What becomes of it at `endsAt`; before it is on its way. */
    outcome: text().$type<SandboxPaymentState>().notNull(),
    kind: text().$type<SandboxCardKind>().notNull(),
    createdAt: moment().notNull(),
    endsAt: moment().notNull(),
  },
  (table) => [
    index('bank_payments_paid')
      .on(table.endsAt, table.reference)
      .where(sql`outcome = 'settled'`),
    check('bank_payments_amount', sql`amount > 0`),
  ],
)

/** Notices on their way to the portal; a job repeats each until it is taken. */
export const bankNotices = pgTable(
  'bank_notices',
  {
    id: uuid().primaryKey(),
    body: jsonb().$type<Record<string, string | null>>().notNull(),
    takenAt: moment(),
  },
  (table) => [index('bank_notices_taken').on(table.takenAt)],
)

/** Lines of the acquirer's statements. */
export const statementLines = pgTable(
  'statement_lines',
  {
    /** The bank's number of the payment. */
    reference: text().primaryKey(),
    /** Ours; null where the bank names none. */
    key: text(),
    amount: kopecks().notNull(),
    at: moment().notNull(),
    day: text().notNull(),
  },
  (table) => [index('statement_lines_key').on(table.key), uniqueIndex('statement_lines_day').on(table.day, table.reference)],
)

/** Days whose statement has been read to its end. */
export const reconciledDays = pgTable('reconciled_days', { day: text().primaryKey(), at: moment().notNull() })

/**
 * What T-Bank calls a payment of ours. The number is kept before the bank is told to pay, so that a key has one number for ever and a
 * repeat pays nothing; see docs/adr/0018-acquirer-suite.md.
 */
export const tbankPayments = pgTable(
  'tbank_payments',
  {
    key: text().primaryKey(),
    /** The `PaymentId` of Init; null where Init has refused for good. */
    paymentId: text().unique(),
    refused: text().$type<RefusedPayment>(),
    createdAt: moment().notNull(),
  },
  () => [
    check('tbank_payments_kept', sql`payment_id is not null or refused is not null`),
    check('tbank_payments_refused', sql`refused in ('cardClosed', 'cardLimit', 'declined')`),
  ],
)
