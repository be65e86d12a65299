import { eq } from 'drizzle-orm'
import { defineHandlers } from '../../contract/handlers.ts'
import { ok, refuse } from '../../contract/refusal.ts'
import { users } from '../../db/schema.ts'
import { beginAttempt, clearAttempts } from './attempts.ts'
import { passwordFits } from './passwords.ts'
import { endSession, openSession } from './sessions.ts'

const WRONG = 'Неверный телефон или пароль'

export const authHandlers = defineHandlers<'login' | 'logout'>({
  /** API12. Known, unknown and locked phones answer alike (B04); a wrong password is 6, never 401 (A04). */
  login: async ({ body, db, now }) => {
    const wait = await beginAttempt(db, body.username, now)
    if (wait !== null) return refuse('tooManyAttempts', undefined, wait)
    const [user] = await db
      .select({ id: users.id, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.mobile, body.username))
    const fits = await passwordFits(user?.passwordHash ?? null, body.password)
    if (!user || !fits) return refuse('refused', WRONG)
    await clearAttempts(db, body.username)
    return ok(await openSession(db, user.id, now))
  },

  /** Ends the session on the server; every later call with its token is 401. */
  logout: async ({ actor, db }) => {
    await endSession(db, actor.sessionHash)
    return ok(null)
  },
})
