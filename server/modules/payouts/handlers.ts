import { defineHandlers } from '../../kernel/call/handlers.ts'
import { cashOut } from './cash-out.ts'
import { acceptedAnswer } from './first-answer.ts'
import type { PayoutNeeds } from './rules.ts'

export const payoutHandlers = (needs: PayoutNeeds) =>
  defineHandlers<'cashOut'>({
    /** API36. */
    cashOut: async ({ actor, body, db, key, now }) =>
      acceptedAnswer(await cashOut(db, { userId: actor.id, key, ...body }, needs, now)),
  })
