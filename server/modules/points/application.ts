import { and, eq } from 'drizzle-orm'
import { isPending } from '../../../src/domain/people/roles.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { joinRequests, retailPoints, users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { record } from '../audit/record.ts'
import { takeOwnStanding } from './take.ts'

type PersonRow = typeof users.$inferSelect

/** The caller of a command that changes somebody's rights. */
export interface Doer {
  id: string
  /** The hash of the address that the call comes from. */
  origin: string
  now: number
}

/**
 * Locks the caller for an application.
 * @throws Refusal when the account is locked, an application waits, or the person has a point
 */
export const takeApplicant = async (tx: Tx, id: string): Promise<PersonRow> => {
  const me = await takeOwnStanding(tx, id)
  if (me.locked) return refuse('locked')
  if (isPending(me)) return refuse('pendingApplication')
  return me.pointId === null ? me : refuse('alreadyAtPoint')
}

/** Deletes whatever a person has applied for. @returns numbers of the applications and of the points that went with them */
export const withdraw = async (tx: Tx, personId: string): Promise<{ requests: string[]; points: string[] }> => {
  const own = await tx.delete(joinRequests).where(eq(joinRequests.userId, personId)).returning({ id: joinRequests.id })
  const applied = await tx
    .select({ id: retailPoints.id })
    .from(retailPoints)
    .where(and(eq(retailPoints.adminId, personId), eq(retailPoints.approved, false)))
    .for('update')
  const points = applied.map(({ id }) => id)
  if (points.length > 0) {
    await tx.update(users).set({ pointId: null }).where(isAnyOf(users.pointId, points))
    await tx.delete(joinRequests).where(isAnyOf(joinRequests.pointId, points))
    await tx.delete(retailPoints).where(isAnyOf(retailPoints.id, points))
  }
  return { requests: own.map(({ id }) => id), points }
}

const NO_APPLICATION = 'Заявки уже нет: её отменили или на неё ответили'

/** Takes back the caller's own application. @throws Refusal when none waits */
export const cancelApplication = async (tx: Tx, { id, origin, now }: Doer): Promise<void> => {
  const me = await takeOwnStanding(tx, id)
  if (!isPending(me)) return refuse('notDone', NO_APPLICATION)
  const { requests, points } = await withdraw(tx, id)
  await tx.update(users).set({ status: 'BUYER' }).where(eq(users.id, id))
  const line = { actor: id, subject: id, origin, reason: 'ownWish' } as const
  for (const object of requests) await record(tx, { ...line, event: 'joinCancelled', object }, now)
  for (const object of points) await record(tx, { ...line, event: 'pointCancelled', object }, now)
}
