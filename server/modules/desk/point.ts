import { eq } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { retailPoints, users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { record } from '../audit/record.ts'
import { tell } from '../notifications/tell.ts'
import { withdraw } from '../points/application.ts'
import { takePoint, takeStanding } from '../points/take.ts'
import { refuseHeld } from './holds.ts'
import { refuseOwn } from './own.ts'
import { reasonOf } from './verdict.ts'
import type { Word } from './verdict.ts'

type Person = typeof users.$inferSelect
type Point = typeof retailPoints.$inferSelect

const LOCKED = 'Учётная запись этого человека заблокирована'

/** Locks the applicant, then the point. @throws Refusal notFound, alreadyDecided */
const takeWaiting = async (tx: Tx, id: string): Promise<{ person: Person; point: Point }> => {
  const [seen] = isUuid(id) ? await tx.select().from(retailPoints).where(eq(retailPoints.id, id)) : []
  if (!seen) return refuse('notFound')
  const person = seen.adminId === null ? null : await takeStanding(tx, seen.adminId)
  const point = await takePoint(tx, id)
  // Its applicant has taken it back meanwhile.
  if (!point) return refuse('notFound')
  return !point.approved && person && point.adminId === person.id ? { person, point } : refuse('alreadyDecided')
}

/**
 * Decides about an application for a new point: approved, it is a point with its applicant as administrator; refused, it is gone, and its
 * applicant may apply again.
 * @throws Refusal notFound, alreadyDecided, ownMatter, refused for a locked applicant or a refusal without a reason
 */
export const decidePoint = async (tx: Tx, word: Word): Promise<void> => {
  const { id, verdict, operator, origin, now } = word
  const reason = reasonOf(word)
  const { person, point } = await takeWaiting(tx, id)
  await refuseHeld(tx, { kind: 'point', id }, word)
  await word.stillSeen?.(tx)
  await refuseOwn(tx, operator, { people: [person.id, point.directorId], inns: [point.inn] })
  const line = { actor: operator, subject: person.id, object: id, origin, reason: 'desk' } as const
  const about = { userId: person.id, pointName: point.name }
  if (verdict === 'approve') {
    if (person.locked) return refuse('refused', LOCKED)
    await tx.update(retailPoints).set({ approved: true }).where(eq(retailPoints.id, id))
    await tx.update(users).set({ status: 'SELLER', pointId: id }).where(eq(users.id, person.id))
    const change = await record(tx, { ...line, event: 'pointApproved' }, now)
    return tell(tx, [{ ...about, event: 'pointApproved', change }], now)
  }
  await withdraw(tx, person.id)
  await tx.update(users).set({ status: 'BUYER' }).where(eq(users.id, person.id))
  const change = await record(tx, { ...line, event: 'pointRefused' }, now)
  return tell(tx, [{ ...about, event: 'pointRefused', change, reason: reason ?? '' }], now)
}
