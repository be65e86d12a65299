/** How many applications wait for the administrator (AD03, RL09). Without an answer the link to them has no number. */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { declared } from '../../kit/actor.ts'
import { take } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'

interface RequestCountContext {
  /** Null while unknown. */
  count: number | null
}

type Answer = ApiResult<number>

export const requestCountMachine = setup({
  types: {
    context: {} as RequestCountContext,
    tags: {} as Tag,
  },
  actors: { countRequests: declared<Answer>() },
  actions: {
    takeCount: assign({ count: (_, answer: Answer) => (answer.kind === 'ok' ? answer.payload : null) }),
  },
}).createMachine({
  id: 'requestCount',
  context: { count: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'countRequests',
        src: 'countRequests',
        onDone: { target: 'shown', actions: take('takeCount') },
        onError: { target: 'shown' },
      },
    },
    shown: {},
  },
})
