import { and, eq } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { joinRequests, retailPoints, users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { record } from '../audit/record.ts'
import type { Doer } from '../points/application.ts'
import { takePoint, takeStanding } from '../points/take.ts'
import { tell } from '../notifications/tell.ts'

type PersonRow = typeof users.$inferSelect
type PointRow = typeof retailPoints.$inferSelect

const NO_REQUEST = 'Такой заявки нет: её отменили или на неё ответили'
export const NO_SELLER = 'В вашей точке нет такого продавца'
const LOCKED = 'Учётная запись этого человека заблокирована'

/** Both people of a change of rights, the second one locked, and their point. */
interface Both {
  person: PersonRow
  point: PointRow
}

/**
 * Locks the person and then the point that the caller administers: whoever has lost the rights since the session was read is refused
 * here.
 * @param unknown the refusal for nobody: the same as for somebody of another point
 */
const takeBoth = async (tx: Tx, { id: adminId }: Doer, personId: string, unknown: string): Promise<Both> => {
  const person = await takeStanding(tx, personId)
  const [mine] = await tx
    .select({ id: retailPoints.id })
    .from(retailPoints)
    .where(and(eq(retailPoints.adminId, adminId), eq(retailPoints.approved, true)))
  const point = mine ? await takePoint(tx, mine.id) : null
  if (point?.adminId !== adminId) return refuse('forbidden')
  return person ? { person, point } : refuse('notFound', unknown)
}

/** Takes the application of a person to the caller's point: it is answered once. */
const takeRequest = async (tx: Tx, doer: Doer, personId: string): Promise<Both & { requestId: string }> => {
  const both = await takeBoth(tx, doer, personId, NO_REQUEST)
  const { person, point } = both
  const [request] = await tx
    .delete(joinRequests)
    .where(and(eq(joinRequests.userId, person.id), eq(joinRequests.pointId, point.id)))
    .returning({ id: joinRequests.id })
  return request && person.status === 'SELLER_PENDING' ? { ...both, requestId: request.id } : refuse('notFound', NO_REQUEST)
}

/** Locks a seller of the caller's point, who is not the caller. */
const takeSeller = async (tx: Tx, doer: Doer, personId: string): Promise<Both> => {
  const both = await takeBoth(tx, doer, personId, NO_SELLER)
  const { person, point } = both
  const isMine = person.pointId === point.id && person.status === 'SELLER' && person.id !== doer.id
  return isMine ? both : refuse('notFound', NO_SELLER)
}

/** Makes an applicant a seller of the caller's point (API25). */
export const approveSeller = async (tx: Tx, personId: string, doer: Doer): Promise<void> => {
  const { person, point, requestId } = await takeRequest(tx, doer, personId)
  if (person.locked) return refuse('refused', LOCKED)
  await tx.update(users).set({ status: 'SELLER', pointId: point.id }).where(eq(users.id, person.id))
  await record(tx, { ...lineOf(doer, person), event: 'joinApproved', object: requestId }, doer.now)
  await tell(tx, [{ userId: person.id, event: 'joinApproved', requestId, pointName: point.name }], doer.now)
}

/** Turns an application down (API26). */
export const rejectSeller = async (tx: Tx, personId: string, doer: Doer): Promise<void> => {
  const { person, point, requestId } = await takeRequest(tx, doer, personId)
  await tx.update(users).set({ status: 'BUYER' }).where(eq(users.id, person.id))
  await record(tx, { ...lineOf(doer, person), event: 'joinRejected', object: requestId }, doer.now)
  await tell(tx, [{ userId: person.id, event: 'joinRejected', requestId, pointName: point.name }], doer.now)
}

/** Gives the rights to a seller (API53): from this moment the caller has none, and stays a seller (A74). */
export const handOverPoint = async (tx: Tx, personId: string, doer: Doer): Promise<void> => {
  const { person, point } = await takeSeller(tx, doer, personId)
  if (person.locked) return refuse('refused', LOCKED)
  await tx.update(retailPoints).set({ adminId: person.id }).where(eq(retailPoints.id, point.id))
  const change = await record(tx, { ...lineOf(doer, person), event: 'rightsHandedOver', object: point.id }, doer.now)
  await tell(tx, [{ userId: person.id, event: 'rightsReceived', change, pointName: point.name }], doer.now)
}

/** Takes a seller out of the point (API54). Sales and points stay theirs. */
export const excludeSeller = async (tx: Tx, personId: string, doer: Doer): Promise<void> => {
  const { person, point } = await takeSeller(tx, doer, personId)
  await tx.update(users).set({ pointId: null, status: 'BUYER' }).where(eq(users.id, person.id))
  const change = await record(tx, { ...lineOf(doer, person), event: 'sellerExcluded', object: point.id }, doer.now)
  await tell(tx, [{ userId: person.id, event: 'excluded', change, pointName: point.name }], doer.now)
}

const lineOf = ({ id, origin }: Doer, person: PersonRow) =>
  ({ actor: id, subject: person.id, origin, reason: 'administrator' }) as const
