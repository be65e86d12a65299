import { and, eq } from 'drizzle-orm'
import { innProblem } from '../../../src/domain/people/inn.ts'
import { PAGE_SIZE } from '../../../src/domain/portal/limits.ts'
import type { Actor } from '../../kernel/call/actor.ts'
import type { Call } from '../../kernel/call/handlers.ts'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok, refuse } from '../../kernel/call/refusal.ts'
import { joinRequests, retailPoints } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import { cancelApplication } from './application.ts'
import type { Doer } from './application.ts'
import { createPoint } from './create.ts'
import { findByInn } from './find.ts'
import { joinPoint } from './join.ts'
import { leavePoint } from './leave.ts'

/** Who does something to rights, for the commands of points and teams. */
export const doerOf = async ({ actor, client, now }: Pick<Call<'leavePoint'>, 'actor' | 'client' | 'now'>): Promise<Doer> => ({
  id: actor.id,
  origin: (await client()).address,
  now,
})

/** API23: what the caller has applied for. Of somebody else's point the director stays unnamed. */
const applicationOf = async (db: Db, { id }: Actor) => {
  const { name, address, inn, directorFullName, directorPhone } = retailPoints
  const place = { id: retailPoints.id, name, address, inn }
  const [join] = await db
    .select({ ...place, created: joinRequests.createdAt })
    .from(joinRequests)
    .innerJoin(retailPoints, eq(retailPoints.id, joinRequests.pointId))
    .where(eq(joinRequests.userId, id))
  if (join) return { ...join, directorFullName: null, directorPhone: null, created: join.created.toISOString() }
  const [own] = await db
    .select({ ...place, directorFullName, directorPhone, created: retailPoints.createdAt })
    .from(retailPoints)
    .where(and(eq(retailPoints.adminId, id), eq(retailPoints.approved, false)))
  return own ? { ...own, created: own.created.toISOString() } : null
}

type Ids =
  | 'getCurrentPoint'
  | 'findPoints'
  | 'getPointApplication'
  | 'joinPoint'
  | 'createPoint'
  | 'cancelPointApplication'
  | 'leavePoint'

export const pointHandlers = defineHandlers<Ids>({
  /** API22. An application for a new point is not a point yet. */
  getCurrentPoint: async ({ actor, db }) => {
    if (actor.pointId === null) return ok(null)
    const [point] = await db
      .select()
      .from(retailPoints)
      .where(and(eq(retailPoints.id, actor.pointId), eq(retailPoints.approved, true)))
    if (!point) return ok(null)
    const { id, name, address, inn, directorFullName, directorPhone, adminPercentOfBonus, retailPointCoordinates, timeZone } =
      point
    return ok({ id, name, address, inn, directorFullName, directorPhone, adminPercentOfBonus, retailPointCoordinates, timeZone })
  },

  /** API24. */
  findPoints: async ({ db, path, query }) => {
    const problem = innProblem(path.id)
    if (problem) return refuse('refused', problem)
    return ok(await findByInn(db, path.id, { size: query.size ?? PAGE_SIZE, cursor: query.cursor }))
  },

  getPointApplication: async ({ actor, db }) => ok(await applicationOf(db, actor)),

  /** The user of the body is accepted and not trusted (B06). */
  joinPoint: async (call) => {
    await joinPoint(call.db, call.body.retailPointId, await doerOf(call))
    return ok(null)
  },

  /** So are percent and time zone. */
  createPoint: async (call) => {
    await createPoint(call.db, call.body.retailPoint, await doerOf(call))
    return ok(null)
  },

  /** API20. */
  cancelPointApplication: async (call) => {
    await cancelApplication(call.db, await doerOf(call))
    return ok(null)
  },

  leavePoint: async (call) => {
    await leavePoint(call.db, await doerOf(call))
    return ok(null)
  },
})
