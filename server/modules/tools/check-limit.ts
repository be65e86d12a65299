import { eq, sql } from 'drizzle-orm'
import { refuse } from '../../contract/refusal.ts'
import { serialChecks, users } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import type { Actor } from '../auth/actor.ts'

const MINUTE = 60_000

/** How many serials may be asked about in a window; a company pastes a thousand at once (E09). */
export const PERSON_CHECKS = { most: 60, window: MINUTE }
export const COMPANY_CHECKS = { most: 2_000, window: 60 * MINUTE }

/**
 * Counts a question about a serial, in one statement for all processes; what is refused is not written.
 * @throws Refusal rateLimited until the window of the first question is over
 */
export const countCheck = async (db: Db, { id, isLegalEntity }: Actor, now: number): Promise<void> => {
  const { most, window } = isLegalEntity ? COMPANY_CHECKS : PERSON_CHECKS
  const { userId, beganAt, count } = serialChecks
  const at = sql`${new Date(now).toISOString()}::timestamptz`
  const end = sql`${beganAt} + ${window} * interval '1 millisecond'`
  // A window that begins later than now was begun by a clock that was wrong.
  const isOver = sql`(${end} <= ${at} or ${beganAt} > ${at})`
  const person = db
    .select({ userId: users.id, beganAt: sql`${at}`.as('began_at'), count: sql`1`.as('count') })
    .from(users)
    .where(eq(users.id, id))
    .for('key share')
  const counted = await db
    .insert(serialChecks)
    .select(person)
    .onConflictDoUpdate({
      target: userId,
      set: {
        beganAt: sql`case when ${isOver} then ${at} else ${beganAt} end`,
        count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
      },
      setWhere: sql`${isOver} or ${count} < ${most}`,
    })
    .returning({ userId })
  if (counted.length > 0) return
  const [row] = await db.select({ beganAt }).from(serialChecks).where(eq(userId, id))
  // Nothing to count under: the account has gone meanwhile.
  if (!row) return refuse('unauthorised')
  refuse('rateLimited', undefined, Math.max(1, Math.ceil((row.beganAt.getTime() + window - now) / 1_000)))
}
