/** How many answers of support a person has not read (API56). Without an answer the link to the chat has no number. */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { declared } from '../../kit/actor.ts'
import { take } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'

interface ChatCountContext {
  /** Null while unknown. */
  count: number | null
}

type Answer = ApiResult<number>

export const chatCountMachine = setup({
  types: {
    context: {} as ChatCountContext,
    tags: {} as Tag,
  },
  actors: { countAnswers: declared<Answer>() },
  actions: {
    takeCount: assign({ count: (_, answer: Answer) => (answer.kind === 'ok' ? answer.payload : null) }),
  },
}).createMachine({
  id: 'chatCount',
  context: { count: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'countAnswers',
        src: 'countAnswers',
        onDone: { target: 'shown', actions: take('takeCount') },
        onError: { target: 'shown' },
      },
    },
    shown: {},
  },
})
