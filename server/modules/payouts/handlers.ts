import { acceptedText } from '../../../src/domain/payout.ts'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { cashOut } from './cash-out.ts'
import type { PayoutNeeds } from './rules.ts'
import { payoutOf } from './view.ts'

export const payoutHandlers = (needs: PayoutNeeds) =>
  defineHandlers<'cashOut'>({
    /** API36. */
    cashOut: async ({ actor, body, db, now }) => {
      const row = await cashOut(db, { userId: actor.id, ...body }, needs, now)
      const message = acceptedText({ amount: row.amount, pan: row.pan, until: row.until.getTime() })
      return { code: 0, message, payload: payoutOf(row, now) }
    },
  })
