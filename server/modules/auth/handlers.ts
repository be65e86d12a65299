import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import type { Deps } from '../../start/deps.ts'
import { endSession } from './sessions.ts'
import { signIn } from './sign-in.ts'

export const authHandlers = (deps: Deps) =>
  defineHandlers<'login' | 'logout'>({
    /** API12. Known, unknown and locked phones answer alike (B04); a wrong password is 6, never 401 (A04). */
    login: async (call) => ok(await signIn(deps, call)),

    /** Ends the session on the server; every later call with its token is 401. The browser stays known (D22). */
    logout: async ({ actor, db }) => {
      await endSession(db, actor.sessionHash)
      return ok(null)
    },
  })
