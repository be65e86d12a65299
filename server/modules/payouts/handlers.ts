import { defineHandlers } from '../../kernel/call/handlers.ts'
import { withdraw } from './withdraw.ts'
import { acceptedAnswer } from './first-answer.ts'
import type { PayoutNeeds } from './rules.ts'

export const payoutHandlers = (needs: PayoutNeeds) =>
  defineHandlers<'cashOut'>({
    /** API36. */
    cashOut: async ({ actor, body, db, key, now }) =>
      acceptedAnswer(await withdraw(db, { userId: actor.id, key, ...body }, needs, now)),
  })
