/** What sign-in at the portal and at the desk have in common: attempts are counted before anything is compared (A02, D24). */
import { LOGIN_ATTEMPTS } from '../../../src/domain/portal/limits.ts'
import { TOO_MANY_FAILED_SIGN_INS } from '../../../src/domain/texts/refusals.ts'
import type { RefusalName } from '../../../src/domain/texts/refusals.ts'
import { Refusal } from '../../kernel/call/refusal.ts'
import type { AuditReason } from '../../kernel/database/sets.ts'
import type { Db } from '../../kernel/database/types.ts'
import { beginAttempt, pauseLeft } from '../../kernel/limits/attempts.ts'
import type { AttemptLane } from '../../kernel/limits/attempts.ts'
import { record } from '../audit/record.ts'
import type { Failures } from './failures.ts'
import { WRONG_PASSWORD } from './sessions.ts'

/** The pause after five failures in a row (A02). */
export const PAUSE = 15 * 60_000

export const ATTEMPTS = { tries: LOGIN_ATTEMPTS, pause: PAUSE } as const

/** The counters of a sign-in: the phone and the origin of the request. */
interface Counted {
  lane: AttemptLane
  failures: Failures
  /** Whether the browser has signed in to this account before: then failures elsewhere never delay it (D22). */
  isKnown: boolean
}

/**
 * Counts an attempt at the password before it is compared.
 * @returns null, or the reason for no comparison: too many failures from unknown browsers, or five failures in a row
 */
export const beginPassword = async (db: Db, { lane, failures, isKnown }: Counted, now: number): Promise<Refusal | null> => {
  const held = isKnown ? null : await failures.begin()
  if (held !== null) return new Refusal('rateLimited', TOO_MANY_FAILED_SIGN_INS, Math.ceil(held / 1000))
  const wait = await beginAttempt(db, lane, now, ATTEMPTS)
  if (wait === null) return null
  await failures.takeBack()
  return new Refusal('tooManyAttempts', undefined, wait)
}

/** Whose sign-in it was: null for a phone that nobody has. */
export interface Tried {
  userId: string | null
  origin: string
}

/** Which secret was wrong: how that is refused, and what the audit hears when it closes sign-in. */
export interface Wrong {
  refusal: RefusalName
  message?: string
  reason: AuditReason
}

const PASSWORD: Wrong = { refusal: 'refused', message: WRONG_PASSWORD, reason: 'wrongPassword' }

/**
 * A wrong secret; the refusal says when sign-in opens again if this failure has closed it (E12). The audit hears of it
 * whether somebody has the phone or not: the same steps for both (B04).
 */
export const wrongSecret = async (
  db: Db,
  lane: AttemptLane,
  { userId, origin }: Tried,
  now: number,
  { refusal, message, reason }: Wrong = PASSWORD,
): Promise<Refusal> => {
  const wait = await pauseLeft(db, lane, now)
  if (wait !== null) await record(db, { event: 'signInPaused', actor: null, subject: userId, origin, reason }, now)
  return new Refusal(refusal, message, wait)
}
