/**
 * The person's bank cards (BL15, API33): one list for the withdrawal, the profile and /payments. Adding and deleting are flows beside
 * it, which make it reload.
 */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import type { Card } from '../../../api/types.ts'
import { declared } from '../../kit/actor.ts'
import type { Asking } from '../../kit/query/asking.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import type { CardsContext, CardsEvent } from './types.ts'

const answered = [{ guard: ifAnswered, target: 'shown', actions: take('takeCards') }] as const

/** A card that a server lists twice is one card (E06). */
const eachOnce = (cards: readonly Card[]): Card[] => [...new Map(cards.map((card) => [card.cardId, card])).values()]

export const cardsMachine = setup({
  types: {
    context: {} as CardsContext,
    events: {} as CardsEvent,
    tags: {} as Tag,
  },
  actors: { loadCards: declared<ApiResult<Card[]>, Asking>() },
  actions: {
    ...queryActions<CardsContext, CardsEvent>(),
    takeCards: assign((_, result: ApiResult<Card[]>) => ({
      cards: result.kind === 'ok' ? eachOnce(result.payload) : [],
      problem: null,
    })),
  },
  guards: queryGuards,
}).createMachine({
  id: 'cards',
  context: { cards: null, problem: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: asking('loadCards', {
        input: () => ({ background: false }),
        answered,
        failed: { target: 'failed', actions: takeProblem },
      }),
    },
    shown: { on: { reload: { target: 'renewing' } } },
    renewing: {
      // A pending answer may be older than the announced change.
      on: { reload: { target: 'renewing', reenter: true } },
      // What is on the screen stays: the server judges a card that is gone.
      invoke: {
        ...asking('loadCards', { input: () => ({ background: true }), answered, failed: { target: 'shown' } }),
        id: 'renewCards',
      },
    },
    failed: { on: { retry: { target: 'loading' }, reload: { target: 'loading' } } },
  },
})
