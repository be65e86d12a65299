import { eq } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { retailPoints, users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'

type PersonRow = typeof users.$inferSelect
type PointRow = typeof retailPoints.$inferSelect

/**
 * Locks the standing of a person: status, point, lock. Whatever changes rights takes the person first and the point second, and tells
 * nobody but people whom it holds already: so no two of them wait for each other.
 * @param id may be any text of a request
 * @returns null when there is nobody
 */
export const takeStanding = async (tx: Tx, id: string): Promise<PersonRow | null> => {
  if (!isUuid(id)) return null
  const [person] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  return person ?? null
}

/** The same for the caller, who was there a moment ago. @throws Refusal when the account has been deleted since */
export const takeOwnStanding = async (tx: Tx, id: string): Promise<PersonRow> =>
  (await takeStanding(tx, id)) ?? refuse('unauthorised')

/** Locks a point with its administrator, for a change of either. */
export const takePoint = async (tx: Tx, id: string): Promise<PointRow | null> => {
  const [point] = await tx.select().from(retailPoints).where(eq(retailPoints.id, id)).for('no key update')
  return point ?? null
}
