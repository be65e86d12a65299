import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { RunAgain } from '../../kernel/call/run-again.ts'
import { protectPerson } from '../../kernel/database/lock-people.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { joinRequests, retailPoints, users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { record } from '../audit/record.ts'
import { tell } from '../notifications/tell.ts'
import { takeApplicant } from './application.ts'
import type { Doer } from './application.ts'

const NO_ADMINISTRATOR = 'У этой точки сейчас нет администратора: принять заявку некому. Напишите в поддержку'

const findPoint = async (tx: Tx, id: string) => {
  const [point] = await tx.select().from(retailPoints).where(eq(retailPoints.id, id))
  return point?.approved ? point : null
}

/**
 * Applies to join a point (API18). Its administrator is told, so must be held before the point; the point stays as it is until the
 * application is there: neither leaves its last administrator nor changes hands meanwhile.
 * @throws RunAgain when the point has changed hands since it was read
 */
export const joinPoint = async (tx: Tx, pointId: string, { id, origin, now }: Doer): Promise<void> => {
  await takeApplicant(tx, id)
  const found = isUuid(pointId) ? await findPoint(tx, pointId) : null
  if (!found) return refuse('notFound')
  const { adminId } = found
  if (adminId === null) return refuse('refused', NO_ADMINISTRATOR)
  if (!(await protectPerson(tx, adminId))) throw new RunAgain()
  const [point] = await tx
    .select({ adminId: retailPoints.adminId })
    .from(retailPoints)
    .where(eq(retailPoints.id, pointId))
    .for('share')
  if (point?.adminId !== adminId) throw new RunAgain()
  const requestId = randomUUID()
  await tx.insert(joinRequests).values({ id: requestId, userId: id, pointId, createdAt: new Date(now) })
  await tx.update(users).set({ status: 'SELLER_PENDING' }).where(eq(users.id, id))
  await record(tx, { event: 'joinRequested', actor: id, subject: id, object: requestId, origin, reason: 'ownWish' }, now)
  await tell(tx, [{ userId: adminId, event: 'joinRequested', requestId, pointName: found.name }], now)
}
