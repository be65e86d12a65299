import { toPoints } from '../../../src/domain/money/money.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { OWN_RESERVE } from '../../../src/domain/serials/serial.ts'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok, refuse } from '../../kernel/call/refusal.ts'
import { sellerRefusal } from '../../kernel/call/rights.ts'
import type { Deadlines } from '../sales/deadlines.ts'
import { findTool } from '../sales/register.ts'
import { findLiveSale, takenRefusal } from '../sales/taken.ts'
import { ownTool } from './own.ts'
import { countCheck } from './check-limit.ts'

export const toolHandlers = ({ deadlines }: { deadlines: Deadlines }) =>
  defineHandlers<'getToolInformation' | 'checkAvailability'>({
    /** API40. */
    getToolInformation: async ({ actor, db, now, path }) => {
      await countCheck(db, actor, now)
      const tool = await findTool(db, path.id)
      if (!tool) return refuse('notFound', refusals.notInBase.text)
      const { name, picture, documentation, bonus, warrantyMonths } = tool.model
      return ok({
        model: { name, imageUrl: picture, documentation },
        sn: path.id,
        bonus: sellerRefusal(actor) === null ? toPoints(bonus) : null,
        warrantyMonths,
        own: await ownTool(db, actor.id, path.id, { deadlines, now }),
      })
    },

    /**
     * API44: 0 can be registered, 1 is not in the base, 2 cannot be registered (refused, or taken on the caller's side: sellers ask
     * about a sale unless they say that they buy, everybody else about ownership). The caller's own reserve becomes a sale (C03).
     */
    checkAvailability: async ({ actor, db, now, path, query }) => {
      await countCheck(db, actor, now)
      const answer = (payload: 0 | 1 | 2, message: string | null) =>
        ({ code: 0, message, payload, available: payload === 0 }) as const
      const tool = await findTool(db, path.id)
      if (!tool) return answer(1, refusals.notInBase.text)
      if (tool.refused) return answer(2, refusals.toolRefused.text)
      const isSale = query.side !== 'buyer' && sellerRefusal(actor) === null
      const live = await findLiveSale(db, isSale ? 'seller' : 'buyer', path.id)
      if (live?.ownerId === actor.id && live.status === 'RESERVED') return answer(0, OWN_RESERVE)
      return live ? answer(2, refusals[takenRefusal(live, actor.id)].text) : answer(0, null)
    },
  })
