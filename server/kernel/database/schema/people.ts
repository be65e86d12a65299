import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { RevealReason } from '../../../../src/domain/desk/people.ts'
import type { CorrectionState, StakeKind } from '../sets.ts'
import { kopecks, moment } from './columns.ts'
import { users } from './users.ts'

/** What an operator has typed about a line of the audit, which keeps no typed text: it goes with the person's account (C06). */
export const auditNotes = pgTable(
  'audit_notes',
  {
    /** The number of the line. No reference: nothing that is written about the audit may be in its way. */
    line: bigint({ mode: 'number' }).primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
  },
  (table) => [index('audit_notes_user').on(table.userId)],
)

/** Closed data that an operator has opened, until when; the audit keeps that it was opened. */
export const disclosures = pgTable(
  'disclosures',
  {
    operatorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text().$type<RevealReason>().notNull(),
    until: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.operatorId, table.userId] }),
    index('disclosures_user').on(table.userId),
    index('disclosures_until').on(table.until),
  ],
)

/**
 * Points that operators give or take by hand. The transaction of the ledger that carries one out has its id, so that it is carried out
 * once and the hash of the entries covers which one it was. Rows stay as the ground of their transactions; what has been typed goes with
 * the person's account.
 */
export const corrections = pgTable(
  'corrections',
  {
    id: uuid().primaryKey(),
    /** Null once its person has deleted the account. */
    userId: uuid().references(() => users.id),
    /** Kopecks, with their sign. */
    amount: kopecks().notNull(),
    reason: text(),
    state: text().$type<CorrectionState>().notNull(),
    /** Who has proposed it. */
    operatorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The second operator; null where one was enough, or nobody has decided yet. */
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Why the second operator has refused. */
    refusal: text(),
    createdAt: moment().notNull(),
    decidedAt: moment(),
  },
  (table) => [
    index('corrections_user').on(table.userId, table.createdAt, table.id),
    index('corrections_operator').on(table.operatorId),
    index('corrections_second_operator').on(table.decidedBy),
    // One person has one that waits: two could not be judged apart.
    uniqueIndex('corrections_waiting')
      .on(table.userId)
      .where(sql`state = 'waiting'`),
    check('corrections_amount', sql`amount <> 0`),
    check('corrections_state', sql`state in ('waiting', 'done', 'refused')`),
    check('corrections_decided', sql`(decided_at is null) = (state = 'waiting')`),
    check('corrections_second', sql`decided_by <> operator_id`),
    check('corrections_reason', sql`reason is not null or user_id is null`),
  ],
)

/**
 * Sums that operators have moved or want to move by hand: corrections, and findings about payouts. Within a day they are added up by
 * person and by operator, so that slices of a sum need a second operator as the whole would. Cleaned away when they count no more.
 */
export const stakes = pgTable(
  'stakes',
  {
    kind: text().$type<StakeKind>().notNull(),
    /** Of the correction, or of the finding. */
    id: uuid().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    operatorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Kopecks, without a sign. */
    amount: kopecks().notNull(),
    /** It waits for a second operator, and counts as long as it does. */
    waits: boolean().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('stakes_user').on(table.userId),
    index('stakes_operator').on(table.operatorId),
    index('stakes_at').on(table.at),
    check('stakes_amount', sql`amount > 0`),
    check('stakes_kind', sql`kind in ('correction', 'payout')`),
  ],
)
