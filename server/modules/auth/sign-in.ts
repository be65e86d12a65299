import { and, eq } from 'drizzle-orm'
import { isSmsCode } from '../../../src/domain/people/sms-code.ts'
import type { Call } from '../../kernel/call/handlers.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { beginAttempt, clearAllAttempts, clearAttempts } from '../../kernel/limits/attempts.ts'
import type { AttemptLane } from '../../kernel/limits/attempts.ts'
import type { Passwords } from '../../kernel/secrets/passwords.ts'
import { record } from '../audit/record.ts'
import type { CodeRules } from '../codes/rules.ts'
import { findLiveCode, takeCode } from '../codes/use.ts'
import type { CodeRow } from '../codes/use.ts'
import { ANY_DEVICE, deviceFor, forgetDevicesOf } from '../devices/devices.ts'
import { failuresFrom } from './failures.ts'
import type { SignInLimits } from './failures.ts'
import { beginPassword, wrongSecret } from './password-attempt.ts'
import { endSessionsOf, WRONG_PASSWORD } from './sessions.ts'
import { welcome } from './welcome.ts'
import type { Proof } from './welcome.ts'

/** The password comparison and its failure limits. */
export interface SignInNeeds {
  passwords: Passwords
  codeRules: CodeRules
  signInLimits: SignInLimits
}

/** The data of a call that sign-in needs. */
type SignInCall = Pick<Call<'login'>, 'body' | 'db' | 'now' | 'client' | 'device' | 'userAgent'>

/**
 * The code becomes the password; sessions and known browsers of the old password end (B01). Attempts are locked before the person, as
 * by every sign-in.
 */
const changePassword = async (tx: Tx, { userId, origin, reason }: Proof, code: CodeRow, now: number): Promise<void> => {
  if (!(await takeCode(tx, code, now))) return refuse('refused', WRONG_PASSWORD)
  await clearAllAttempts(tx, code.mobile)
  await tx.update(users).set({ passwordHash: code.hash }).where(eq(users.id, userId))
  await endSessionsOf(tx, userId)
  await forgetDevicesOf(tx, userId)
  await record(tx, { event: 'passwordChanged', actor: userId, subject: userId, origin, reason }, now)
}

/**
 * Two secrets may open an account: its password, and for ten minutes the code of a recovery. Each has its own counter, so that
 * one pause does not lift the other. Known and unknown phones take the same steps: every requested recovery has a code row, with
 * or without an account (A02, B04). Operators sign in at the desk (E21).
 * @returns the token of the session
 */
export const signIn = async ({ passwords, codeRules, signInLimits }: SignInNeeds, call: SignInCall): Promise<string> => {
  const { db, now } = call
  const { username: mobile, password } = call.body
  const device = await deviceFor(db, call.device.tokens, mobile, now)
  const lane: AttemptLane = { purpose: 'password', mobile, device }
  const client = await call.client()
  const failures = failuresFrom(db, signInLimits, client, now)

  const held = await beginPassword(db, { lane, failures, isKnown: device !== ANY_DEVICE }, now)
  // An operator's phone is nobody's here (E21).
  const isPerson = and(eq(users.mobile, mobile), eq(users.isOperator, false))
  const [user] = await db.select({ id: users.id, passwordHash: users.passwordHash }).from(users).where(isPerson)
  const origin = client.address
  const tried = { userId: user?.id ?? null, origin }
  if (held === null && (await passwords.fits(user?.passwordHash ?? null, password)) && user) {
    await failures.succeed(user.id)
    return welcome(call, { userId: user.id, reason: 'password', origin }, (tx) => clearAttempts(tx, lane))
  }
  const code = isSmsCode(password) ? await findLiveCode(db, 'recovery', mobile, now) : null
  const codeWait = code && (await beginAttempt(db, { ...lane, purpose: 'recovery' }, now, codeRules))
  if (code === null || codeWait !== null) throw held ?? (await wrongSecret(db, lane, tried, now))
  if (!(await passwords.fits(code.hash, password)) || !user) throw await wrongSecret(db, lane, tried, now)
  await failures.succeed(user.id)
  const proof: Proof = { userId: user.id, reason: 'recoveryCode', origin }
  return welcome(call, proof, (tx) => changePassword(tx, proof, code, now))
}
