import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { deleteInBatches } from '../database/in-batches.ts'
import { loginAttempts } from '../database/schema.ts'
import type { AttemptPurpose } from '../database/sets.ts'
import type { Db } from '../database/types.ts'

/**
 * Who shares a count: whoever types for a phone, known or not; a browser that has signed in to its account before has a
 * count of its own, `device` (D22).
 */
export interface AttemptLane {
  purpose: AttemptPurpose
  mobile: string
  device: string
}

/** How many failures in a row start the pause, and how long it is. */
export interface AttemptLimits {
  tries: number
  pause: number
}

const rowOf = ({ purpose, mobile, device }: AttemptLane) =>
  and(eq(loginAttempts.purpose, purpose), eq(loginAttempts.mobile, mobile), eq(loginAttempts.device, device))

/**
 * Counts an attempt before the secret is compared, in one statement: guesses that arrive together cannot all be
 * compared. Success takes it back. The last one allowed starts the pause at once; once the pause is over the count
 * begins anew (A02, B01).
 * @returns seconds to wait when the lane is paused, or null when the attempt may be made
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
  // Without a pause a success of the same moment has just cleared the count: the shortest wait is right.
  return (await pauseLeft(db, lane, now)) ?? 1
}

/** @returns seconds until the pause of a lane is over, or null when there is none */
export const pauseLeft = async (db: Db, lane: AttemptLane, now: number): Promise<number | null> => {
  const [row] = await db.select({ pausedUntil: loginAttempts.pausedUntil }).from(loginAttempts).where(rowOf(lane))
  const left = (row?.pausedUntil?.getTime() ?? now) - now
  return left > 0 ? Math.ceil(left / 1000) : null
}

/** Success clears the count: its own alone, or guesses from elsewhere would begin anew with each sign-in of the owner. */
export const clearAttempts = async (db: Db, lane: AttemptLane): Promise<void> => {
  await db.delete(loginAttempts).where(rowOf(lane))
}

/** A new password: what was guessed at the old one and at the code that became the new one counts no more, for anybody. */
export const clearAllAttempts = async (tx: Db, mobile: string): Promise<void> => {
  await tx
    .delete(loginAttempts)
    .where(and(eq(loginAttempts.mobile, mobile), inArray(loginAttempts.purpose, ['password', 'recovery'])))
}

const ATTEMPTS_STAY = 30 * 86_400_000

/** What the cleanup forgets: counts that nobody has added to for a month. */
export const forgetOldAttempts = (db: Db, now: number): Promise<void> =>
  deleteInBatches(db, loginAttempts, lte(loginAttempts.lastAt, new Date(now - ATTEMPTS_STAY)))
