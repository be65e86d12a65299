import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { deleteInBatches } from '../database/in-batches.ts'
import { loginAttempts } from '../database/schema.ts'
import type { AttemptPurpose } from '../database/sets.ts'
import type { Db, Tx } from '../database/types.ts'

/**
 * The scope of a counter: all attempts for a phone, known or not; a browser that has signed in to its account before has its own
 * counter, `device` (D22).
 */
export interface AttemptLane {
  purpose: AttemptPurpose
  mobile: string
  device: string
}

/** The number of failures in a row that starts the pause, and the length of the pause. */
export interface AttemptLimits {
  tries: number
  pause: number
}

const rowOf = ({ purpose, mobile, device }: AttemptLane) =>
  and(eq(loginAttempts.purpose, purpose), eq(loginAttempts.mobile, mobile), eq(loginAttempts.device, device))

/**
 * Counts an attempt before the secret is compared, in one statement: concurrent guesses cannot all reach the comparison. Success
 * takes the attempt back. The last allowed attempt starts the pause at once; after the pause the counter restarts (A02, B01).
 * @returns seconds to wait when the lane is paused, or null when the attempt is allowed
 */
export const beginAttempt = async (
  db: Db,
  lane: AttemptLane,
  now: number,
  { tries, pause }: AttemptLimits,
): Promise<number | null> => {
  const at = new Date(now)
  const until = sql`${new Date(now + pause).toISOString()}::timestamptz`
  const { failures, pausedUntil } = loginAttempts
  const counted = sql`case when ${pausedUntil} is null then ${failures} + 1 else 1 end`
  const [allowed] = await db
    .insert(loginAttempts)
    .values({ ...lane, failures: 1, pausedUntil: tries <= 1 ? new Date(now + pause) : null, lastAt: at })
    .onConflictDoUpdate({
      target: [loginAttempts.purpose, loginAttempts.mobile, loginAttempts.device],
      set: { failures: counted, pausedUntil: sql`case when ${counted} >= ${tries} then ${until} end`, lastAt: at },
      setWhere: sql`${pausedUntil} is null or ${pausedUntil} <= ${at.toISOString()}::timestamptz`,
    })
    .returning({ mobile: loginAttempts.mobile })
  if (allowed) return null
  // No pause: a concurrent success has just cleared the counter, so the shortest wait is right.
  return (await pauseLeft(db, lane, now)) ?? 1
}

/** @returns seconds until the pause of a lane is over, or null when there is none */
export const pauseLeft = async (db: Db, lane: AttemptLane, now: number): Promise<number | null> => {
  const [row] = await db.select({ pausedUntil: loginAttempts.pausedUntil }).from(loginAttempts).where(rowOf(lane))
  const left = (row?.pausedUntil?.getTime() ?? now) - now
  return left > 0 ? Math.ceil(left / 1000) : null
}

/** Success clears only its own counter: otherwise guesses from elsewhere would start anew with each sign-in of the owner. */
export const clearAttempts = async (db: Db, lane: AttemptLane): Promise<void> => {
  await db.delete(loginAttempts).where(rowOf(lane))
}

/** A new password clears all counters: guesses at the old password and at its code do not count any more, for anybody. */
export const clearAllAttempts = async (tx: Tx, mobile: string): Promise<void> => {
  await tx
    .delete(loginAttempts)
    .where(and(eq(loginAttempts.mobile, mobile), inArray(loginAttempts.purpose, ['password', 'recovery', 'desk', 'totp'])))
}

const ATTEMPTS_STAY = 30 * 86_400_000

/** The part of the cleanup that deletes counters without an attempt for a month. */
export const forgetOldAttempts = (db: Db, now: number): Promise<void> =>
  deleteInBatches(db, loginAttempts, lte(loginAttempts.lastAt, new Date(now - ATTEMPTS_STAY)))
