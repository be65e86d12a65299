/** The link by which an operator sets password and second factor (E21): one use, one day; its token lies here as a hash. */
import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { COMMON_PASSWORD, NO_INVITATION, operatorPasswordProblem } from '../../../src/domain/desk/operator-password.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { operators, users } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { clearAllAttempts } from '../../kernel/limits/attempts.ts'
import { hashOfToken } from '../../kernel/secrets/derived-token.ts'
import type { Passwords } from '../../kernel/secrets/passwords.ts'
import type { Seals } from '../../kernel/secrets/seal.ts'
import { record } from '../audit/record.ts'
import { endSessionsOf, insistOnPerson } from '../auth/sessions.ts'
import { forgetDevicesOf } from '../devices/devices.ts'
import { isCommonPassword } from './common-passwords.ts'
import { newCodes, replaceCodes } from './recovery-codes.ts'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'

export const INVITATION_LIFETIME = 24 * 3_600_000

/** What invitations and sign-in of operators need. */
export interface OperatorNeeds {
  passwords: Passwords
  seals: Seals
  /** Demo mode: no second factor. */
  isDemo: boolean
}

/** Gives an operator a new link; the former one is void from now on. @returns the token of the link */
export const invite = async (tx: Tx, userId: string, { seal }: Seals, now: number): Promise<string> => {
  const token = randomBytes(24).toString('base64url')
  const invitation = {
    invitationHash: hashOfToken(token),
    invitationEnds: new Date(now + INVITATION_LIFETIME),
    invitationSecret: seal(newTotpSecret()),
  }
  await tx.update(operators).set(invitation).where(eq(operators.userId, userId))
  await record(tx, { event: 'operatorInvited', actor: null, subject: userId, origin: 'command', reason: 'byHand' }, now)
  return token
}

const refuseLink = (): never => refuse('refused', NO_INVITATION)

/** Who is invited by a link that may still be used. */
const isLive = (hash: string, now: number) =>
  and(
    eq(operators.invitationHash, hash),
    gt(operators.invitationEnds, new Date(now)),
    eq(users.isOperator, true),
    eq(users.locked, false),
  )

/** @throws Refusal of the same words for every link that does not work */
const findInvited = async (db: Db, token: string, { open }: Seals, now: number) => {
  const { username, surname, mobile } = users
  const { userId, invitationSecret: sealed, invitationEnds: ends } = operators
  const [row] = await db
    .select({ userId, sealed, ends, username, surname, mobile })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.userId))
    .where(isLive(hashOfToken(token), now))
  const secret = row?.sealed ? open(row.sealed) : null
  return row?.ends && secret !== null ? { ...row, ends: row.ends, secret } : refuseLink()
}

const tailOf = (mobile: string): string => mobile.slice(-2)

/** What the page of a link shows. @throws Refusal of the same words for every link that does not work */
export const openInvitation = async (db: Db, token: string, { seals, isDemo }: OperatorNeeds, now: number) => {
  const { username, surname, mobile, secret, ends } = await findInvited(db, token, seals, now)
  const label = `оператор ··${tailOf(mobile)}`
  return {
    name: `${username} ${surname}`.trim(),
    mobileTail: tailOf(mobile),
    secret: isDemo ? null : secret,
    uri: isDemo ? null : totpUri(secret, label),
    ends: ends.toISOString(),
  }
}

/** What an operator sends to accept an invitation. */
interface Acceptance {
  token: string
  password: string
  code?: string | null | undefined
}

/** The step of the app's code, which proves that the app has the key; null in demo mode. @throws Refusal codeRequired, wrongCode */
const provenStep = (secret: string, code: string | null, isDemo: boolean, now: number): number | null => {
  if (isDemo) return null
  if (code === null || code.trim() === '') return refuse('codeRequired')
  return totpStep(secret, code.replaceAll(/\s/g, ''), now) ?? refuse('wrongCode')
}

/**
 * Accepts an invitation: the password and the key of the app count from now on, the former ones, their sessions, known browsers and
 * recovery codes do not. Of concurrent acceptances one succeeds.
 * @returns recovery codes, for the only time; null in demo mode
 * @throws Refusal refused for a link that does not work; weakPassword, codeRequired, wrongCode: then the link stays
 */
export const acceptInvitation = async (
  db: Db,
  { token, password, code = null }: Acceptance,
  { passwords, seals, isDemo }: OperatorNeeds,
  { origin, now }: { origin: string; now: number },
): Promise<string[] | null> => {
  const { userId, mobile, secret } = await findInvited(db, token, seals, now)
  const problem = operatorPasswordProblem(password, mobile) ?? (isCommonPassword(password) ? COMMON_PASSWORD : null)
  if (problem !== null) return refuse('weakPassword', problem)
  const step = provenStep(secret, code, isDemo, now)
  const passwordHash = await passwords.hash(password)
  const codes = isDemo ? null : await newCodes(passwords)
  return db.transaction(async (tx) => {
    // In the order of every sign-in: attempts, the person, what belongs to the person.
    await clearAllAttempts(tx, mobile)
    await insistOnPerson(tx, userId)
    const [live] = await tx
      .select({ id: users.id })
      .from(operators)
      .innerJoin(users, eq(users.id, operators.userId))
      .where(isLive(hashOfToken(token), now))
      .for('update', { of: operators })
    if (!live) return refuseLink()
    const used = { invitationHash: null, invitationEnds: null, invitationSecret: null }
    const factor = { totpSecret: isDemo ? null : seals.seal(secret), totpStep: step }
    await tx
      .update(operators)
      .set({ ...used, ...factor, passwordSetAt: new Date(now) })
      .where(eq(operators.userId, userId))
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
    await endSessionsOf(tx, userId)
    await forgetDevicesOf(tx, userId)
    await replaceCodes(tx, userId, codes?.hashes ?? [])
    await record(tx, { event: 'invitationAccepted', actor: userId, subject: userId, origin, reason: 'invitation' }, now)
    return codes?.shown ?? null
  })
}
