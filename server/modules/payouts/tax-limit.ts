/**
 * The limit of payouts to one person in a calendar year (E20). Reaching it sets taxLocked together with the year. Whoever clears the lock
 * by hand leaves the year, and that year has no limit any more for this person.
 */
import { and, desc, eq, inArray } from 'drizzle-orm'
import { preparedLock } from '../../kernel/database/prepared.ts'
import { audit, users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { record } from '../audit/record.ts'
import type { News } from '../notifications/news.ts'
import { LEAST } from './rules.ts'
import type { PayoutRules } from './rules.ts'
import { yearOf } from './spent.ts'

/** The part of a person that the limit is about; locked. */
export interface Payee {
  id: string
  taxLocked: boolean
  taxLimitYear: number | null
}

const payee = preparedLock(['id'], (db, { id }) =>
  db
    .select({ id: users.id, taxLocked: users.taxLocked, taxLimitYear: users.taxLimitYear })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update'),
)

/** Locks the person of a payout. @returns null when the account is gone */
export const takePayee = async (tx: Tx, id: string): Promise<Payee | null> => (await payee(tx, { id }))[0] ?? null

/** The person is near the limit from this part of it on. */
const NEAR = 0.8

/** What is left of the year's limit in kopecks; null where there is none, or it was lifted for this year. */
export const leftOfYear = (spent: number, { taxLimitYear }: Payee, { perYear }: PayoutRules, now: number): number | null =>
  perYear === null || taxLimitYear === yearOf(now) ? null : Math.max(0, perYear * 100 - spent)

const origin = 'payouts'

/**
 * Judges the year after a payout: locks the person whose rest is smaller than the smallest payout.
 * @param left kopecks, the new payout counted
 * @returns what the person is to be told
 */
export const judgeYear = async (
  tx: Tx,
  { id }: Payee,
  left: number | null,
  { perYear }: PayoutRules,
  now: number,
): Promise<News[]> => {
  if (left === null || perYear === null) return []
  const year = yearOf(now)
  if (left < LEAST) {
    await tx.update(users).set({ taxLocked: true, taxLimitYear: year }).where(eq(users.id, id))
    const change = await record(tx, { event: 'taxLocked', actor: null, subject: id, origin, reason: 'taxLimit' }, now)
    return [{ event: 'taxLocked', change }]
  }
  return left <= perYear * 100 * (1 - NEAR) ? [{ event: 'taxLimitNear', year, left }] : []
}

/** Whether the limit was the last to turn the lock: the audit knows who was. */
const isLockedByLimit = async (tx: Tx, id: string): Promise<boolean> => {
  const [last] = await tx
    .select({ event: audit.event, reason: audit.reason })
    .from(audit)
    .innerJoin(users, eq(users.auditId, audit.subject))
    .where(and(eq(users.id, id), inArray(audit.event, ['taxLocked', 'taxUnlocked'])))
    .orderBy(desc(audit.id))
    .limit(1)
  return last?.event === 'taxLocked' && last.reason === 'taxLimit'
}

/**
 * A payout has come back, so it does not count: where the limit has locked the person because of it, and nobody has judged the lock since,
 * the lock goes and the limit stands again.
 */
export const liftTaxLock = async (
  tx: Tx,
  { id, taxLocked, taxLimitYear }: Payee,
  { createdAt }: { createdAt: Date },
  now: number,
): Promise<void> => {
  if (!taxLocked || taxLimitYear !== yearOf(createdAt.getTime()) || !(await isLockedByLimit(tx, id))) return
  await tx.update(users).set({ taxLocked: false, taxLimitYear: null }).where(eq(users.id, id))
  await record(tx, { event: 'taxUnlocked', actor: null, subject: id, origin, reason: 'taxLimit' }, now)
}
