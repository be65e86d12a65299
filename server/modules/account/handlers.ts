import { toPoints } from '../../../src/domain/money/money.ts'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import { balanceOf } from '../ledger/ledger.ts'
import type { PayoutNeeds } from '../payouts/rules.ts'
import { historyFile } from './history/file.ts'
import { historyOf } from './history/page.ts'
import { readQuestion } from './history/question.ts'
import { entryOf } from './history/view.ts'
import { summaryOf } from './summary.ts'

export const accountHandlers = (needs: PayoutNeeds) =>
  defineHandlers<'getBalance' | 'getPointsSummary' | 'getHistory' | 'getHistoryFile'>({
    /** API37. */
    getBalance: async ({ actor, db }) => ok(toPoints(await balanceOf(db, actor.id))),

    getPointsSummary: async ({ actor, db, now }) => ok(await summaryOf(db, actor.id, needs, now)),

    /** API38. */
    getHistory: async ({ actor, body, db, now }) => {
      const { rows, next } = await historyOf(db, readQuestion(actor.id, body))
      return ok({ history: rows.map((row) => entryOf(row, now)), supports: ['filter', 'cursor', 'export'], next })
    },

    getHistoryFile: async ({ actor, db, query }) => historyFile(db, actor.id, query),
  })
