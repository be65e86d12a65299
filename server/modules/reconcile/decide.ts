/** Operators' decisions about findings: each once, a great sum by two people, every one with a reason and in the audit. */
import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { moscowDay } from '../../../src/domain/dates/dates.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { payoutFindings, payouts, statementLines } from '../../kernel/database/schema.ts'
import type { FindingDecision } from '../../kernel/database/sets.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { record } from '../audit/record.ts'
import { refuseHeld } from '../desk/holds.ts'
import type { Way } from '../desk/holds.ts'
import { refuseOwn } from '../desk/own.ts'
import type { Matter } from '../desk/own.ts'
import { asksForSecond, dropStakes, writeStake } from '../desk/stakes.ts'
import type { Stake } from '../desk/stakes.ts'
import { findPayout, takePayout } from '../payouts/advance.ts'
import { correctArrival, decidePayout } from '../payouts/outside.ts'
import { takePayee } from '../payouts/tax-limit.ts'
import { compensate } from './compensate.ts'

export type FindingRow = typeof payoutFindings.$inferSelect

/** The sum that is at stake, in kopecks. */
const stakeOf = ({ ours, bank }: Pick<FindingRow, 'ours' | 'bank'>): number => Math.max(ours ?? 0, bank ?? 0)

/** Whether a finding needs two operators by itself; together with what else was moved it may all the same (`stakes.ts`). */
export const needsSecond = (finding: Pick<FindingRow, 'ours' | 'bank'>, secondAbove: number): boolean =>
  stakeOf(finding) > secondAbove * 100

/**
 * Closes findings that have solved themselves: a payout without an answer has got one, or a missing payment stands in a later
 * statement. A finding about a payout that the bank says it has refused stays open: no statement can take that back.
 */
const isMoot = sql`case ${payoutFindings.kind}
  when 'unanswered' then exists (
    select from ${payouts} where ${payouts.id} = ${payoutFindings.payoutId} and ${payouts.endedAt} is not null)
  when 'missing' then exists (
    select from ${payouts} join ${statementLines} on ${statementLines.key} = ${payouts.id}::text
      where ${payouts.id} = ${payoutFindings.payoutId} and ${payouts.contradictedAt} is null)
  else false end`

const isOpen = and(isNull(payoutFindings.decidedAt), isNull(payoutFindings.mootAt))

/** Closes what needs nobody any more, so that no list has to look at it again. */
export const closeMoot = async (db: Db, now: number): Promise<void> => {
  const closed = await db
    .update(payoutFindings)
    .set({ mootAt: new Date(now) })
    .where(and(isOpen, isMoot))
    .returning({ id: payoutFindings.id })
  await dropStakes(
    db,
    'payout',
    closed.map(({ id }) => id),
  )
}

/** Findings without a decision, oldest first. @param after the id of the last one of the page before */
export const openFindings = async (db: Db, size: number, after: string | undefined): Promise<FindingRow[]> => {
  const { foundAt, id } = payoutFindings
  const [last] = after === undefined || !isUuid(after) ? [] : await db.select().from(payoutFindings).where(eq(id, after))
  if (after !== undefined && !last) refuse('invalidRequest', 'Не удалось продолжить список. Откройте его заново')
  const isBehind = last && or(gt(foundAt, last.foundAt), and(eq(foundAt, last.foundAt), gt(id, last.id)))
  return db
    .select()
    .from(payoutFindings)
    .where(and(isOpen, sql`not (${isMoot})`, isBehind))
    .orderBy(asc(foundAt), asc(id))
    .limit(size)
}

/**
 * The finding about a payout of which the bank says nothing: an operator need not wait for its time to run out. The payout is locked
 * first, in the order of its own steps.
 */
const findingOfPayout = async (tx: Tx, payoutId: string, now: number): Promise<string | null> => {
  const taken = await takePayout(tx, payoutId)
  if (!taken) return null
  const { step, createdAt, userId, amount } = taken.row
  if (step === 'checking' || step === 'sending')
    await tx
      .insert(payoutFindings)
      .values({
        id: randomUUID(),
        kind: 'unanswered',
        day: moscowDay(createdAt.getTime()),
        payoutId,
        userId,
        ours: amount,
        foundAt: new Date(now),
      })
      .onConflictDoNothing()
  const isAboutIt = and(eq(payoutFindings.payoutId, payoutId), eq(payoutFindings.kind, 'unanswered'))
  const [known] = await tx.select({ id: payoutFindings.id }).from(payoutFindings).where(isAboutIt)
  return known?.id ?? null
}

/** An operator's word. */
export interface Verdict {
  /** Of a finding, or of a payout of which the bank says nothing. */
  id: string
  decision: FindingDecision
  reason: string
  operator: string
  origin: string
  via: Way
  secondAbove: number
  now: number
}

const EVENTS = { settle: 'findingSettled', return: 'findingReturned' } as const

const GONE = 'Расхождения больше нет: банк тем временем ответил. Откройте список заново'
const TOLD = 'Этот вывод сейчас сверяют с банком. Повторите через минуту'

/**
 * What a decision has done: the payout has ended, `settled` or `returned`; the points of one that had ended came by a transaction of
 * their own (`compensated`); it counts for the year after all (`counted`); or nothing but the decision is written (`noted`).
 */
export type FindingEffect = 'settled' | 'returned' | 'compensated' | 'counted' | 'noted'

/**
 * Moves what the decision moves: a payout without an end ends, points that did not arrive come back. Points that came back stay, whatever
 * the bank has paid besides: all else is between us and the bank.
 */
const carryOut = async (
  tx: Tx,
  { kind, payoutId }: FindingRow,
  decision: FindingDecision,
  now: number,
): Promise<FindingEffect> => {
  if (payoutId === null) return 'noted'
  if (kind === 'unanswered') {
    const end = await decidePayout(tx, payoutId, decision, now)
    if (end === 'told') refuse('bankAway', TOLD)
    if (end !== 'ended') refuse('alreadyDecided', GONE)
    return decision === 'settle' ? 'settled' : 'returned'
  }
  if (kind === 'missing' && decision === 'return') return (await compensate(tx, payoutId, now)) ? 'compensated' : 'noted'
  if (kind !== 'returnedButPaid' || decision !== 'settle') return 'noted'
  await correctArrival(tx, payoutId, true, now)
  return 'counted'
}

/** Whose the payout is. */
export const matterOf = async (tx: Tx, { userId, payoutId }: FindingRow): Promise<Matter> => {
  const payout = payoutId === null ? undefined : (await findPayout(tx, { id: payoutId }))[0]
  return { people: [userId], ...(payout && { card: { token: payout.bankCard, pan: payout.pan } }) }
}

/**
 * The second word comes from another operator, and is the same as the first.
 * @param field of the request that has the word
 * @throws Refusal secondOperator, refused
 */
export const refuseAsSecond = (
  { waiting, waitingBy }: Pick<FindingRow, 'waiting' | 'waitingBy'>,
  { operator, decision }: Pick<Verdict, 'operator' | 'decision'>,
  field = 'decision',
): void => {
  if (waiting === null) return
  if (waitingBy === operator) refuse('secondOperator')
  if (waiting !== decision) refuse('refused', { [field]: 'Первый оператор решил иначе' })
}

/**
 * Decides about a finding.
 * @returns what has been done; null when it waits for a second operator
 * @throws Refusal notFound, ownMatter, caseTaken, decisionPending, alreadyDecided, secondOperator, bankAway while the bank is being told, and
 * refused for a second decision that is another one
 */
export const decideFinding = async (tx: Tx, verdict: Verdict): Promise<FindingEffect | null> => {
  const { decision, reason, operator, origin, secondAbove, now } = verdict
  if (!isUuid(verdict.id)) return refuse('notFound')
  const id = (await findingOfPayout(tx, verdict.id, now)) ?? verdict.id
  const [seen] = await tx.select().from(payoutFindings).where(eq(payoutFindings.id, id))
  if (!seen) return refuse('notFound')
  // The person before the rows, as a payout's own steps and the deletion of an account have it.
  if (seen.userId !== null) await takePayee(tx, seen.userId)
  const [finding] = await tx.select().from(payoutFindings).where(eq(payoutFindings.id, id)).for('update')
  if (!finding) return refuse('notFound')
  await refuseOwn(tx, operator, await matterOf(tx, finding))
  await refuseHeld(tx, { kind: 'payout', id }, verdict)
  if (finding.decidedAt) return refuse('alreadyDecided')
  const [open] = await tx
    .select({ id: payoutFindings.id })
    .from(payoutFindings)
    .where(and(eq(payoutFindings.id, id), isOpen, sql`not (${isMoot})`))
  if (!open) return refuse('alreadyDecided', GONE)
  const write = (event: 'findingSeconded' | 'findingSettled' | 'findingReturned') =>
    record(tx, { event, actor: operator, subject: finding.userId, object: id, origin, reason: 'desk' }, now)
  const at = new Date(now)
  const stake: Stake = { kind: 'payout', id, userId: finding.userId, operator, amount: stakeOf(finding) }
  if (finding.waiting !== null || (await asksForSecond(tx, stake, secondAbove, now))) {
    refuseAsSecond(finding, verdict)
    if (finding.waiting === null) {
      await tx
        .update(payoutFindings)
        .set({ waiting: decision, waitingBy: operator, waitingReason: reason })
        .where(eq(payoutFindings.id, id))
      await writeStake(tx, stake, true, now)
      await write('findingSeconded')
      return null
    }
  }
  const effect = await carryOut(tx, finding, decision, now)
  await tx.update(payoutFindings).set({ decision, reason, decidedAt: at }).where(eq(payoutFindings.id, id))
  await writeStake(tx, stake, false, now)
  await write(EVENTS[decision])
  return effect
}
