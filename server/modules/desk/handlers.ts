import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import { decide } from './decide.ts'

export const deskHandlers = defineHandlers<'decideSale'>({
  decideSale: async ({ actor, body, client, db, now, path }) => {
    const { decision, reason = null, model = null } = body
    const origin = (await client()).address
    const word = { id: path.id, verdict: decision, reason, model, operator: actor.id, origin, via: 'operation', now } as const
    return ok({ decided: await decide(db, word) })
  },
})
