import { and, eq, sql } from 'drizzle-orm'
import { loginAttempts } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import type { CodePurpose } from '../codes/rules.ts'

/** What is guessed: the password, or a code of a kind. Each has a count of its own per phone, known or not. */
export type AttemptPurpose = 'password' | CodePurpose

/** How many failures in a row start the pause, and how long it is. */
export interface AttemptLimits {
  tries: number
  pause: number
}

const rowOf = (purpose: AttemptPurpose, mobile: string) =>
  and(eq(loginAttempts.purpose, purpose), eq(loginAttempts.mobile, mobile))

/**
 * Counts an attempt before the secret is compared, in one statement: guesses that arrive together cannot all be
 * compared. Success takes it back. The last one allowed starts the pause at once; once the pause is over the count
 * begins anew (A02, B01 of docs/decisions.md).
 * @returns seconds to wait when the phone is paused, or null when the attempt may be made
 */
export const beginAttempt = async (
  db: Db,
  purpose: AttemptPurpose,
  mobile: string,
  now: number,
  { tries, pause }: AttemptLimits,
): Promise<number | null> => {
  const at = new Date(now)
  const until = sql`${new Date(now + pause).toISOString()}::timestamptz`
  const { failures, pausedUntil } = loginAttempts
  const counted = sql`case when ${pausedUntil} is null then ${failures} + 1 else 1 end`
  const [allowed] = await db
    .insert(loginAttempts)
    .values({ purpose, mobile, failures: 1, pausedUntil: tries <= 1 ? new Date(now + pause) : null, lastAt: at })
    .onConflictDoUpdate({
      target: [loginAttempts.purpose, loginAttempts.mobile],
      set: { failures: counted, pausedUntil: sql`case when ${counted} >= ${tries} then ${until} end`, lastAt: at },
      setWhere: sql`${pausedUntil} is null or ${pausedUntil} <= ${at.toISOString()}::timestamptz`,
    })
    .returning({ mobile: loginAttempts.mobile })
  if (allowed) return null
  // Without a pause a success of the same moment has just cleared the count: the shortest wait is right.
  return (await pauseLeft(db, purpose, mobile, now)) ?? 1
}

/** @returns seconds until the phone's pause is over, or null when there is none */
export const pauseLeft = async (db: Db, purpose: AttemptPurpose, mobile: string, now: number): Promise<number | null> => {
  const [row] = await db.select({ pausedUntil: loginAttempts.pausedUntil }).from(loginAttempts).where(rowOf(purpose, mobile))
  const left = (row?.pausedUntil?.getTime() ?? now) - now
  return left > 0 ? Math.ceil(left / 1000) : null
}

/** Success clears the count. */
export const clearAttempts = async (db: Db, purpose: AttemptPurpose, mobile: string): Promise<void> => {
  await db.delete(loginAttempts).where(rowOf(purpose, mobile))
}
