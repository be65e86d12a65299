/** Sign-in of operators (E21): phone, password, and outside of demo mode a second factor. */
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Call } from '../../kernel/call/handlers.ts'
import { Refusal, refuse } from '../../kernel/call/refusal.ts'
import { operators, users } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { beginAttempt, clearAttempts } from '../../kernel/limits/attempts.ts'
import type { AttemptLane } from '../../kernel/limits/attempts.ts'
import { failuresFrom } from '../auth/failures.ts'
import type { Failures, SignInLimits } from '../auth/failures.ts'
import { ATTEMPTS, beginPassword, wrongSecret } from '../auth/password-attempt.ts'
import type { Wrong } from '../auth/password-attempt.ts'
import { insistOnPerson, WRONG_PASSWORD } from '../auth/sessions.ts'
import { welcome } from '../auth/welcome.ts'
import { ANY_DEVICE, deviceFor } from '../devices/devices.ts'
import type { OperatorNeeds } from './invitation.ts'
import { findCode, takeRecoveryCode } from './recovery-codes.ts'
import { totpStep } from './totp.ts'

/** The portal's words offer a new password by SMS, which operators do not get. */
const TOO_MANY_AT_DESK = 'Слишком много попыток. Попробуйте позже'

const WRONG_CODE: Wrong = { refusal: 'wrongCode', reason: 'wrongCode' }

export type DeskNeeds = OperatorNeeds & { signInLimits: SignInLimits }
type DeskCall = Pick<Call<'deskLogin'>, 'body' | 'db' | 'now' | 'client' | 'device' | 'userAgent'>

interface Operator {
  id: string
  passwordHash: string
  /** Sealed; null where no invitation was accepted outside of demo mode. */
  totpSecret: string | null
  totpStep: number | null
}

/** The operator with this phone who may sign in. */
const findOperator = async (db: Db, mobile: string): Promise<Operator | undefined> => {
  const [row] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      totpSecret: operators.totpSecret,
      totpStep: operators.totpStep,
    })
    .from(users)
    .innerJoin(operators, eq(operators.userId, users.id))
    .where(and(eq(users.mobile, mobile), eq(users.isOperator, true), eq(users.locked, false)))
  return row
}

/** What was right beside the password, and is used up by the session that it opens. */
type Factor = { reason: 'totp'; step: number } | { reason: 'backupCode'; id: string } | { reason: 'password' }

/** @returns null for a code that is of neither kind, and for a step that was used */
const factorOf = async (
  db: Db,
  { id, totpStep: lastStep }: Operator,
  { secret, code }: { secret: string; code: string },
  { passwords }: DeskNeeds,
  now: number,
): Promise<Factor | null> => {
  const step = totpStep(secret, code.replaceAll(/\s/g, ''), now)
  if (step !== null) return lastStep === null || step > lastStep ? { reason: 'totp', step } : null
  const found = await findCode(db, id, code, passwords)
  return found === null ? null : { reason: 'backupCode', id: found }
}

/** Whether this caller has used the factor up: of concurrent ones one does. */
const useUp = async (tx: Tx, userId: string, factor: Factor): Promise<boolean> => {
  if (factor.reason === 'backupCode') return takeRecoveryCode(tx, factor.id)
  if (factor.reason !== 'totp') return true
  const isFresh = or(isNull(operators.totpStep), lt(operators.totpStep, factor.step))
  const taken = await tx
    .update(operators)
    .set({ totpStep: factor.step })
    .where(and(eq(operators.userId, userId), isFresh))
    .returning({ userId: operators.userId })
  return taken.length > 0
}

/** The account is still as it was when the password was compared: nobody has removed it, locked it or set another password. */
const insistOnSame = async (tx: Tx, { id, passwordHash }: Operator): Promise<void> => {
  await insistOnPerson(tx, id)
  const isSame = and(eq(users.id, id), eq(users.passwordHash, passwordHash), eq(users.locked, false), eq(users.isOperator, true))
  const [same] = await tx.select({ id: users.id }).from(users).where(isSame)
  if (!same) refuse('refused', WRONG_PASSWORD)
}

/** One sign-in: what was sent, from where, and what counts it. */
interface Attempt {
  call: DeskCall
  lane: AttemptLane
  failures: Failures
  origin: string
}

/** @returns whose password it is, with the opened key of the app; null in demo mode. @throws Refusal refused, tooManyAttempts, rateLimited */
const byPassword = async (needs: DeskNeeds, { call, lane, failures, origin }: Attempt) => {
  const { db, now, body } = call
  const held = await beginPassword(db, { lane, failures, isKnown: lane.device !== ANY_DEVICE }, now)
  if (held !== null) throw new Refusal(held.refusal, TOO_MANY_AT_DESK, held.retryAfter)
  const operator = await findOperator(db, lane.mobile)
  const isRight = await needs.passwords.fits(operator?.passwordHash ?? null, body.password)
  const secret = isRight && operator?.totpSecret ? needs.seals.open(operator.totpSecret) : null
  if (!operator || !isRight || (secret === null && !needs.isDemo))
    throw await wrongSecret(db, lane, { userId: operator?.id ?? null, origin }, now)
  await clearAttempts(db, lane)
  return { operator, secret: needs.isDemo ? null : secret }
}

/** @throws Refusal codeRequired, wrongCode, tooManyAttempts */
const bySecondFactor = async (
  needs: DeskNeeds,
  { call, lane, failures, origin }: Attempt,
  operator: Operator,
  secret: string,
): Promise<Factor> => {
  const { db, now, body } = call
  if (body.code === undefined) {
    await failures.takeBack()
    return refuse('codeRequired')
  }
  const wait = await beginAttempt(db, lane, now, ATTEMPTS)
  if (wait !== null) {
    await failures.takeBack()
    return refuse('tooManyAttempts', TOO_MANY_AT_DESK, wait)
  }
  const factor = await factorOf(db, operator, { secret, code: body.code }, needs, now)
  if (factor === null) throw await wrongSecret(db, lane, { userId: operator.id, origin }, now, WRONG_CODE)
  return factor
}

/**
 * Password and code have a counter each: five failures in a row, then a pause (A02). The password's is counted on its own at the desk: who
 * guesses at the portal keeps no operator out.
 * @returns the token of the session
 * @throws Refusal refused for a wrong password and for who is no operator; codeRequired, wrongCode; tooManyAttempts, rateLimited
 */
export const deskSignIn = async (needs: DeskNeeds, call: DeskCall): Promise<string> => {
  const { db, now } = call
  const mobile = call.body.username
  const device = await deviceFor(db, call.device.tokens, mobile, now)
  const client = await call.client()
  const failures = failuresFrom(db, needs.signInLimits, client, now)
  const attempt = { call, failures, origin: client.address }
  const { operator, secret } = await byPassword(needs, { ...attempt, lane: { purpose: 'desk', mobile, device } })
  const lane: AttemptLane = { purpose: 'totp', mobile, device }
  const factor: Factor =
    secret === null ? { reason: 'password' } : await bySecondFactor(needs, { ...attempt, lane }, operator, secret)
  await failures.succeed(operator.id)
  const proof = { userId: operator.id, reason: factor.reason, origin: client.address, isDesk: true }
  return welcome(call, proof, async (tx) => {
    await clearAttempts(tx, lane)
    await insistOnSame(tx, operator)
    if (!(await useUp(tx, operator.id, factor))) refuse('wrongCode')
  })
}
