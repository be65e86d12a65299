import { and, eq, ne } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { joinRequests, retailPoints, users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { record } from '../audit/record.ts'
import type { Doer } from './application.ts'
import { takeOwnStanding, takePoint } from './take.ts'

const NO_POINT = 'У вас нет торговой точки'
const HAS_SELLERS = 'Сначала передайте права администратора другому продавцу'
const HAS_REQUESTS = 'Сначала ответьте на заявки: без вас их рассмотреть будет некому'

/** The reason why an administrator may not leave yet: nobody would answer to sellers and applicants. */
const administratorStays = async (tx: Tx, pointId: string, adminId: string): Promise<string | null> => {
  const isColleague = and(eq(users.pointId, pointId), eq(users.status, 'SELLER'), ne(users.id, adminId))
  const colleague = await tx.select({ id: users.id }).from(users).where(isColleague).limit(1)
  if (colleague.length > 0) return HAS_SELLERS
  const request = await tx.select({ id: joinRequests.id }).from(joinRequests).where(eq(joinRequests.pointId, pointId)).limit(1)
  return request.length > 0 ? HAS_REQUESTS : null
}

/**
 * Leaves the own point (API21). An administrator leaves last, and the point stays without one.
 * @throws Refusal notDone, with the reason
 */
export const leavePoint = async (tx: Tx, { id, origin, now }: Doer): Promise<void> => {
  const { pointId } = await takeOwnStanding(tx, id)
  const point = pointId === null ? null : await takePoint(tx, pointId)
  if (!point?.approved) return refuse('notDone', NO_POINT)
  if (point.adminId === id) {
    const reason = await administratorStays(tx, point.id, id)
    if (reason) return refuse('notDone', reason)
    await tx.update(retailPoints).set({ adminId: null }).where(eq(retailPoints.id, point.id))
  }
  await tx.update(users).set({ pointId: null, status: 'BUYER' }).where(eq(users.id, id))
  await record(tx, { event: 'pointLeft', actor: id, subject: id, object: point.id, origin, reason: 'ownWish' }, now)
}
