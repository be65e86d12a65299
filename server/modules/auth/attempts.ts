import { eq, sql } from 'drizzle-orm'
import { LOGIN_ATTEMPTS } from '../../../src/domain/limits.ts'
import { loginAttempts } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'

/** After five failures in a row the password is not accepted for this long (A02 of docs/decisions.md). */
export const PAUSE = 15 * 60_000

/**
 * Counts an attempt before the password is compared, in one statement: guesses that arrive together cannot all be
 * compared. Success takes it back. The fifth starts the pause at once; once the pause is over the count begins anew.
 * @returns seconds to wait when the phone is paused, or null when the attempt may be made
 */
export const beginAttempt = async (db: Db, mobile: string, now: number): Promise<number | null> => {
  const at = new Date(now)
  const until = new Date(now + PAUSE)
  const { failures, pausedUntil } = loginAttempts
  const counted = sql`case when ${pausedUntil} is null then ${failures} + 1 else 1 end`
  const [allowed] = await db
    .insert(loginAttempts)
    .values({ mobile, failures: 1, pausedUntil: null, lastAt: at })
    .onConflictDoUpdate({
      target: loginAttempts.mobile,
      set: {
        failures: counted,
        pausedUntil: sql`case when ${counted} >= ${LOGIN_ATTEMPTS} then ${until.toISOString()}::timestamptz end`,
        lastAt: at,
      },
      setWhere: sql`${pausedUntil} is null or ${pausedUntil} <= ${at.toISOString()}::timestamptz`,
    })
    .returning({ mobile: loginAttempts.mobile })
  if (allowed) return null
  const [row] = await db.select({ pausedUntil }).from(loginAttempts).where(eq(loginAttempts.mobile, mobile))
  // Without a row a success of the same moment has just cleared the count: the shortest wait is right.
  const wait = (row?.pausedUntil?.getTime() ?? now) - now
  return Math.max(1, Math.ceil(wait / 1000))
}

/** Success clears the count. */
export const clearAttempts = async (db: Db, mobile: string): Promise<void> => {
  await db.delete(loginAttempts).where(eq(loginAttempts.mobile, mobile))
}
