import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import { decide } from './decide.ts'

export const deskHandlers = defineHandlers<'decideSale'>({
  decideSale: async ({ actor, body, client, db, now, path }) => {
    const { decision, reason = null, model = null } = body
    const origin = (await client()).address
    return ok({ decided: await decide(db, { id: path.id, verdict: decision, reason, model, operator: actor.id, origin, now }) })
  },
})
