/** Points corrected by hand: proposed by an operator, carried out at once or by a second one, always as entries of the ledger. */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { CORRECTION_MOST } from '../../../src/domain/desk/people.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { lockPerson } from '../../kernel/database/lock-people.ts'
import { corrections, retailPoints, users } from '../../kernel/database/schema.ts'
import type { ManualOperation } from '../../kernel/database/sets.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { recordWith } from '../audit/note.ts'
import { record } from '../audit/record.ts'
import { refuseHeld } from '../desk/holds.ts'
import { refuseOwn } from '../desk/own.ts'
import { readReason, takePersonFor } from '../desk/person.ts'
import type { Reasoned } from '../desk/person.ts'
import { asksForSecond, dropStakes, dropWaiting, writeStake } from '../desk/stakes.ts'
import type { Stake } from '../desk/stakes.ts'
import { reasonOf } from '../desk/verdict.ts'
import type { Word } from '../desk/verdict.ts'
import { correctPoints, refuseShort } from '../ledger/correct.ts'

export type Correction = typeof corrections.$inferSelect

/** Before the operator's reason, in the person's history. */
const BY_SUPPORT = 'Поправка поддержки: '

/** As whom the person gets or loses the points: the history names it. */
const operationFor = async (db: Db, userId: string): Promise<ManualOperation> => {
  const [person] = await db
    .select({ status: users.status, adminOf: retailPoints.id })
    .from(users)
    .leftJoin(retailPoints, and(eq(retailPoints.id, users.pointId), eq(retailPoints.adminId, users.id), retailPoints.approved))
    .where(eq(users.id, userId))
  if (person?.adminOf) return 'MANUAL_CHARGE_ART'
  return person?.status === 'SELLER' ? 'MANUAL_CHARGE_SELLER' : 'MANUAL_CHARGE_BUYER'
}

const carryOut = async (
  tx: Tx,
  { id, userId, amount, reason }: { id: string; userId: string; amount: number; reason: string },
  now: number,
): Promise<void> =>
  correctPoints(tx, { id, userId, operation: await operationFor(tx, userId), amount, text: `${BY_SUPPORT}${reason}` }, now)

const NOTHING = 'Напишите, сколько баллов прибавить или снять'

const refuseWaiting = async (tx: Tx, userId: string): Promise<void> => {
  const waits = and(eq(corrections.userId, userId), eq(corrections.state, 'waiting'))
  if ((await tx.$count(corrections, waits)) > 0) refuse('correctionWaits')
}

/**
 * Corrects a person's points, or has a second operator decide about it.
 * @param points whole points, with their sign
 * @param secondAbove rubles a day, by person and by operator, above which a second operator has to agree
 * @throws Refusal ownMatter, notFound, correctionWaits, pointsShort, or with messages by field
 */
export const propose = async (
  tx: Tx,
  deed: Reasoned,
  points: number,
  secondAbove: number,
): Promise<{ id: string; state: 'done' | 'waiting' }> => {
  const { id: userId, operator, origin, now } = deed
  const reason = readReason(deed.reason)
  if (points === 0 || Math.abs(points) > CORRECTION_MOST) refuse('refused', { points: NOTHING })
  await takePersonFor(tx, deed, 'no key update')
  await refuseWaiting(tx, userId)
  const [id, amount, at] = [randomUUID(), points * 100, new Date(now)]
  await refuseShort(tx, userId, amount)
  const stake: Stake = { kind: 'correction', id, userId, operator, amount: Math.abs(amount) }
  const waits = await asksForSecond(tx, stake, secondAbove, now)
  await tx.insert(corrections).values({
    id,
    userId,
    amount,
    reason,
    state: waits ? 'waiting' : 'done',
    operatorId: operator,
    createdAt: at,
    decidedAt: waits ? null : at,
  })
  await writeStake(tx, stake, waits, now)
  if (!waits) await carryOut(tx, { id, userId, amount, reason }, now)
  const event = waits ? 'correctionProposed' : 'pointsCorrected'
  await recordWith(tx, { event, actor: operator, subject: userId, object: id, origin, reason: 'desk' }, reason, now)
  return { id, state: waits ? 'waiting' : 'done' }
}

/** Whose a correction is: who has proposed it decides nothing about it, and neither does its person. */
export const matterOfCorrection = ({ userId, operatorId }: Pick<Correction, 'userId' | 'operatorId'>) => ({
  people: [userId, operatorId],
})

/** Locks the person, then the correction that waits. @throws Refusal notFound, alreadyDecided */
const takeWaiting = async (tx: Tx, id: string): Promise<Correction & { userId: string }> => {
  const [seen] = isUuid(id) ? await tx.select().from(corrections).where(eq(corrections.id, id)) : []
  if (!seen) return refuse('notFound')
  if (seen.userId !== null) await lockPerson(tx, seen.userId)
  const [row] = await tx.select().from(corrections).where(eq(corrections.id, id)).for('update')
  if (!row || row.state !== 'waiting' || row.userId === null) return refuse('alreadyDecided')
  return { ...row, userId: row.userId }
}

/**
 * The second operator's word about a correction: carried out as an entry of the ledger, or refused.
 * @throws Refusal notFound, alreadyDecided, ownMatter, caseTaken, decisionPending, pointsShort, or for a refusal without a reason
 */
export const decideCorrection = async (tx: Tx, word: Word): Promise<void> => {
  const { id, verdict, operator, origin, now } = word
  const words = reasonOf(word)
  const row = await takeWaiting(tx, id)
  await refuseHeld(tx, { kind: 'correction', id }, word)
  await word.stillSeen?.(tx)
  await refuseOwn(tx, operator, matterOfCorrection(row))
  const { userId, amount, reason } = row
  const isApproved = verdict === 'approve'
  await tx
    .update(corrections)
    .set({
      state: isApproved ? 'done' : 'refused',
      decidedBy: operator,
      decidedAt: new Date(now),
      refusal: isApproved ? null : words,
    })
    .where(eq(corrections.id, id))
  const stake = { kind: 'correction', id, userId, operator: row.operatorId ?? operator, amount: Math.abs(amount) } as const
  if (isApproved) {
    await carryOut(tx, { id, userId, amount, reason: reason ?? '' }, now)
    await writeStake(tx, stake, false, now)
  } else await dropStakes(tx, 'correction', [id])
  const event = isApproved ? 'pointsCorrected' : 'correctionRefused'
  await record(tx, { event, actor: operator, subject: userId, object: id, origin, reason: 'desk' }, now)
}

/** Nothing that operators have typed about a person's points stays behind the account, and nothing waits for a decision about them. */
export const leaveCorrections = async (tx: Tx, userId: string, now: number): Promise<void> => {
  await dropWaiting(tx, userId)
  await tx
    .update(corrections)
    .set({ state: 'refused', decidedAt: new Date(now) })
    .where(and(eq(corrections.userId, userId), eq(corrections.state, 'waiting')))
  await tx.update(corrections).set({ userId: null, reason: null, refusal: null }).where(eq(corrections.userId, userId))
}
