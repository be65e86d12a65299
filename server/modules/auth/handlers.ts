import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import { endSession } from './sessions.ts'
import { signIn } from './sign-in.ts'
import type { SignInNeeds } from './sign-in.ts'

export const authHandlers = (needs: SignInNeeds) =>
  defineHandlers<'login' | 'logout'>({
    /** API12. Known, unknown and locked phones get the same answer (B04); a wrong password is 6, never 401 (A04). */
    login: async (call) => ok(await signIn(needs, call)),

    /** Ends the session on the server; later calls with its token are 401. The browser stays known (D22). */
    logout: async ({ actor, db }) => {
      await endSession(db, actor.sessionHash)
      return ok(null)
    },
  })
