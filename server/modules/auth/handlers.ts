import { eq } from 'drizzle-orm'
import { LOGIN_ATTEMPTS } from '../../../src/domain/limits.ts'
import { isSmsCode } from '../../../src/domain/sms-code.ts'
import { defineHandlers } from '../../contract/handlers.ts'
import { ok, refuse } from '../../contract/refusal.ts'
import { users } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import type { Deps } from '../../deps.ts'
import { findLiveCode, takeCode } from '../codes/use.ts'
import type { CodeRow } from '../codes/use.ts'
import { beginAttempt, clearAttempts, pauseLeft } from './attempts.ts'
import { endSession, endSessionsOf, openSession, WRONG_PASSWORD } from './sessions.ts'

/** After five failures in a row the password is not accepted for this long (A02 of docs/decisions.md). */
export const PAUSE = 15 * 60_000

interface Credentials {
  username: string
  password: string
}

/** The code becomes the password, and whoever was signed in with the old one is signed out (B01 of docs/decisions.md). */
const changePassword = (db: Db, userId: string, code: CodeRow, now: number): Promise<string> =>
  db.transaction(async (tx) => {
    if (!(await takeCode(tx, code, now))) return refuse('refused', WRONG_PASSWORD)
    await tx.update(users).set({ passwordHash: code.hash }).where(eq(users.id, userId))
    await endSessionsOf(tx, userId)
    for (const purpose of ['password', 'recovery'] as const) await clearAttempts(tx, purpose, code.mobile)
    return openSession(tx, userId, now)
  })

/** A refusal that tells when sign-in opens again, where this failure has closed it (E12 of docs/decisions.md). */
const refuseSecret = async (db: Db, username: string, now: number): Promise<never> =>
  refuse('refused', WRONG_PASSWORD, (await pauseLeft(db, 'password', username, now)) ?? undefined)

/**
 * Two secrets may open an account: its password, and for ten minutes the code of a recovery. Each has its own count: the
 * pause of one is not lifted by the other. Known and unknown phones take the same steps: a recovery that was asked for
 * has its code, whoever the phone belongs to (A02, B04 of docs/decisions.md).
 */
const signIn = async ({ passwords, codeRules }: Deps, db: Db, { username, password }: Credentials, now: number) => {
  const limits = { tries: LOGIN_ATTEMPTS, pause: PAUSE }
  const wait = await beginAttempt(db, 'password', username, now, limits)
  const [user] = await db.select({ id: users.id, passwordHash: users.passwordHash }).from(users).where(eq(users.mobile, username))
  if (wait === null && (await passwords.fits(user?.passwordHash ?? null, password)) && user) {
    await clearAttempts(db, 'password', username)
    return openSession(db, user.id, now)
  }
  const code = isSmsCode(password) ? await findLiveCode(db, 'recovery', username, now) : null
  const codeWait = code && (await beginAttempt(db, 'recovery', username, now, codeRules))
  const mayTryCode = code !== null && codeWait === null
  if (!mayTryCode) return wait === null ? refuseSecret(db, username, now) : refuse('tooManyAttempts', undefined, wait)
  const fits = await passwords.fits(code.hash, password)
  return fits && user ? changePassword(db, user.id, code, now) : refuseSecret(db, username, now)
}

export const authHandlers = (deps: Deps) =>
  defineHandlers<'login' | 'logout'>({
    /** API12. Known, unknown and locked phones answer alike (B04); a wrong password is 6, never 401 (A04). */
    login: async ({ body, db, now }) => ok(await signIn(deps, db, body, now)),

    /** Ends the session on the server; every later call with its token is 401. */
    logout: async ({ actor, db }) => {
      await endSession(db, actor.sessionHash)
      return ok(null)
    },
  })
