import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PayoutReason } from '../../../../src/domain/money/payout.ts'
import type { PayoutState } from '../sets.ts'
import { kopecks, moment } from './columns.ts'
import { taxRecords } from './payees.ts'
import { users } from './users.ts'

/** Payouts of points to cards. The money itself stands in the ledger, under the id of the payout. */
export const payouts = pgTable(
  'payouts',
  {
    /** Also the key under which the bank pays once. */
    id: uuid().primaryKey(),
    /** Null once its person has deleted the account: the payout runs on. */
    userId: uuid().references(() => users.id),
    /**
     * The key of the command that asked for it, a random number: for ever, because a repeat may come at any time and must not pay again
     * (F09). The server cannot change it. Null without one.
     */
    idempotencyKey: text(),
    /** The card as the person knows it. No reference: the card may be removed while the payout runs. */
    cardId: uuid(),
    /** The bank's own name of the card. Null once the account is deleted and the payout has ended. */
    bankCard: text(),
    /** First and last digits of the card number; null like the card. */
    pan: text(),
    amount: kopecks().notNull(),
    step: text().$type<PayoutState>().notNull(),
    /** Why the points came back. */
    reason: text().$type<PayoutReason>(),
    createdAt: moment().notNull(),
    /** By when the money should arrive (C05). */
    until: moment().notNull(),
    /** When the bank was first told of it. */
    sentAt: moment(),
    /** How often the bank was asked: the pause before the next time grows with it. */
    attempts: integer().notNull().default(0),
    endedAt: moment(),
    /** When the bank first said the opposite of how the payout has ended: a finding of the reconciliation. */
    contradictedAt: moment(),
    /** What an operator has found out against the end: the money of a returned one has arrived, or that of a settled one has not. */
    arrived: boolean(),
    /**
     * Under which names it counts for the year of an INN (`payee_years`): of the INN at its time, and of each that the account has had
     * since. They stay when the account goes, so that a payout that comes back is taken off, and go after the next year.
     */
    payees: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Of a person who is gone, while it is under way: where it is added when it arrives. */
    taxRecord: uuid().references(() => taxRecords.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('payouts_key').on(table.userId, table.idempotencyKey),
    index('payouts_person').on(table.userId, table.createdAt),
    index('payouts_ended').on(table.endedAt),
    index('payouts_open')
      .on(table.until)
      .where(sql`ended_at is null`),
    index('payouts_contradicted')
      .on(table.contradictedAt)
      .where(sql`contradicted_at is not null`),
    index('payouts_bank_card')
      .on(table.bankCard)
      .where(sql`bank_card is not null`),
    // What the job of uncounted payouts has still to do: everything after the upgrade, nearly nothing afterwards.
    index('payouts_uncounted')
      .on(table.createdAt, table.id)
      .where(sql`payees = '{}' and user_id is not null`),
    // What the cleanup has still to forget.
    index('payouts_counted')
      .on(table.createdAt)
      .where(sql`payees <> '{}'`),
    index('payouts_tax_record')
      .on(table.taxRecord)
      .where(sql`tax_record is not null`),
    check('payouts_amount', sql`amount > 0`),
    check('payouts_step', sql`step in ('held', 'sending', 'sent', 'checking', 'settled', 'returned')`),
    check('payouts_ended', sql`(step in ('settled', 'returned')) = (ended_at is not null)`),
    check('payouts_reason', sql`(step = 'returned') = (reason is not null)`),
    check('payouts_card', sql`ended_at is not null or (bank_card is not null and pan is not null)`),
    check('payouts_contradicted', sql`contradicted_at is null or ended_at is not null`),
    check('payouts_arrived', sql`arrived is null or ended_at is not null`),
    check('payouts_tax_record', sql`tax_record is null or (user_id is null and ended_at is null)`),
  ],
)
