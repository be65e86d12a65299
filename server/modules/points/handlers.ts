import { and, eq } from 'drizzle-orm'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import { retailPoints } from '../../kernel/database/schema.ts'

export const pointHandlers = defineHandlers<'getCurrentPoint'>({
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
})
