import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import { endOtherSessions, endOwnSession, sessionsOf, toSession } from './own-sessions.ts'
import { endSession } from './sessions.ts'
import { signIn } from './sign-in.ts'
import type { SignInNeeds } from './sign-in.ts'

export const authHandlers = (needs: SignInNeeds) =>
  defineHandlers<'login' | 'logout' | 'listSessions' | 'endSession' | 'endOtherSessions'>({
    /** API12. Known, unknown and locked phones get the same answer (B04); a wrong password is 6, never 401 (A04). */
    login: async (call) => ok(await signIn(needs, call)),

    /** Ends the session on the server; later calls with its token are 401. The browser stays known (D22). */
    logout: async ({ actor, db }) => {
      await endSession(db, actor.sessionHash)
      return ok(null)
    },

    listSessions: async ({ actor, db, now }) =>
      ok((await sessionsOf(db, actor.id, now)).map((row) => toSession(row, actor.sessionHash))),

    endSession: async ({ actor, body, client, db, now }) => {
      await endOwnSession(db, body.id, { actor, origin: (await client()).address, now })
      return ok(null)
    },

    endOtherSessions: async ({ actor, client, db, now }) => {
      await endOtherSessions(db, { actor, origin: (await client()).address, now })
      return ok(null)
    },
  })
