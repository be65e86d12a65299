/**
 * Who the seller of /user-sales/{id} is: one of the sellers that this tab has stored, else one that an administrator asks for once (AD10,
 * AD11, A18). An id of anybody else leads to the base.
 */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import type { Seller } from '../../../api/types.ts'
import type { RosterPage } from '../../fragments/roster/types.ts'
import { declared } from '../../kit/actor.ts'
import { effects } from '../../kit/effects.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, judge, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'

export interface SellerContext {
  /** Of the address. */
  id: string
  seller: Seller | null
  /** An administrator at work as a seller: nobody else may ask. */
  mayAsk: boolean
  problem: string | null
}

export interface SellerInput {
  id: string
  /** The sellers that this tab has stored. */
  stored: readonly Seller[]
  mayAsk: boolean
}

export type SellerEvent = { type: 'retry' }

type Answer = ApiResult<RosterPage>

const sellerOf = (sellers: readonly Seller[], id: string): Seller | null => sellers.find((seller) => seller.id === id) ?? null
const sellerIn = (answer: Answer, id: string): Seller | null => (answer.kind === 'ok' ? sellerOf(answer.payload.rows, id) : null)

export const sellerMachine = setup({
  types: {
    context: {} as SellerContext,
    events: {} as SellerEvent,
    input: {} as SellerInput,
    tags: {} as Tag,
  },
  actors: { loadSeller: declared<Answer, { id: string }>() },
  actions: {
    ...effects('navigate'),
    ...queryActions<SellerContext, SellerEvent>(),
    takeSeller: assign({ seller: ({ context }, answer: Answer) => sellerIn(answer, context.id) }),
  },
  guards: {
    ...queryGuards,
    mayAsk: ({ context }) => context.mayAsk,
    /** The tab's sellers are shown to nobody without the rights, whoever has stored them. */
    isStored: ({ context }) => context.mayAsk && context.seller !== null,
    isAmong: ({ context }, answer: Answer) => sellerIn(answer, context.id) !== null,
  },
}).createMachine({
  id: 'seller',
  context: ({ input: { id, stored, mayAsk } }) => ({ id, seller: sellerOf(stored, id), mayAsk, problem: null }),
  initial: 'routingId',
  states: {
    routingId: {
      always: [{ guard: 'isStored', target: 'shown' }, { guard: 'mayAsk', target: 'loading' }, { target: 'gone' }],
    },
    loading: {
      tags: 'loading',
      invoke: asking('loadSeller', {
        input: ({ context }: { context: SellerContext }) => ({ id: context.id }),
        answered: [
          { guard: judge('isAmong'), target: 'shown', actions: take('takeSeller') },
          { guard: ifAnswered, target: 'gone' },
        ],
        failed: { target: 'failed', actions: takeProblem },
      }),
    },
    shown: {},
    failed: {
      on: { retry: { target: 'loading' } },
    },
    gone: {
      entry: { type: 'navigate', params: { to: '/', replace: true } },
    },
  },
})
