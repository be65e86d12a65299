import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { FindingDecision, FindingKind, Verdict } from '../sets.ts'
import { kopecks, moment } from './columns.ts'
import { payouts } from './payouts.ts'
import { sales } from './sales.ts'
import { users } from './users.ts'

/**
 * Where our payouts and the bank disagree. A finding is found once and decided once; it stays, because an auditor asks for it. The reasons
 * are text that somebody has typed: they go with the account of the payout's person (C06).
 */
export const payoutFindings = pgTable(
  'payout_findings',
  {
    id: uuid().primaryKey(),
    kind: text().$type<FindingKind>().notNull(),
    /** The Moscow day that it is about, yyyy-MM-dd. */
    day: text().notNull(),
    payoutId: uuid().references(() => payouts.id),
    /** The person of the payout. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The bank's number of the payment. */
    reference: text(),
    ours: kopecks(),
    bank: kopecks(),
    foundAt: moment().notNull(),
    /** The first operator's decision about a sum that needs two. */
    waiting: text().$type<FindingDecision>(),
    waitingBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    waitingReason: text(),
    decision: text().$type<FindingDecision>(),
    reason: text(),
    decidedAt: moment(),
    /** When what it says had ceased to be so without anybody's decision: the bank has answered, or the payment stands in a later statement. */
    mootAt: moment(),
  },
  (table) => [
    uniqueIndex('payout_findings_once').on(table.kind, sql`coalesce(payout_id::text, '')`, sql`coalesce(reference, '')`),
    index('payout_findings_open')
      .on(table.foundAt, table.id)
      .where(sql`decided_at is null and moot_at is null`),
    index('payout_findings_payout').on(table.payoutId),
    index('payout_findings_person').on(table.userId),
    check('payout_findings_decided', sql`(decided_at is null) = (decision is null)`),
    check('payout_findings_moot', sql`moot_at is null or decided_at is null`),
    check('payout_findings_about', sql`payout_id is not null or reference is not null`),
  ],
)

/**
 * Sales that were finished and paid on a receipt whose numbers another row holds, written with other zeros in front (F02). A
 * migration has found them; no new ones appear. The desk says of each once whether its points were right. The reason is text that
 * somebody has typed: it goes with the account of the sale's owner (C06).
 */
export const receiptFindings = pgTable(
  'receipt_findings',
  {
    id: uuid().primaryKey(),
    saleId: uuid()
      .notNull()
      .unique()
      .references(() => sales.id),
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    foundAt: moment().notNull(),
    verdict: text().$type<Verdict>(),
    reason: text(),
    decidedAt: moment(),
  },
  (table) => [
    index('receipt_findings_open')
      .on(table.foundAt, table.id)
      .where(sql`decided_at is null`),
    index('receipt_findings_owner').on(table.ownerId),
    check('receipt_findings_decided', sql`(decided_at is null) = (verdict is null)`),
    check('receipt_findings_verdict', sql`verdict in ('approve', 'refuse')`),
  ],
)
