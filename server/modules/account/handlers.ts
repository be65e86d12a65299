import { toPoints } from '../../../src/domain/money.ts'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import { balanceOf } from './ledger.ts'

export const accountHandlers = defineHandlers<'getBalance'>({
  /** API37. */
  getBalance: async ({ actor, db }) => ok(toPoints(await balanceOf(db, actor.id))),
})
