/** How many applications wait for the administrator (AD03, RL09). Without an answer the link to them has no number. */
import { setup, type EventObject } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { declared } from '../../kit/actor.ts'
import { countActions, countContext, countStates, type CountContext } from '../../kit/query/count.ts'
import type { Tag } from '../../kit/tags.ts'

export const requestCountMachine = setup({
  types: { context: {} as CountContext, tags: {} as Tag },
  actors: { countRequests: declared<ApiResult<number>>() },
  actions: countActions<EventObject>(),
}).createMachine({
  id: 'requestCount',
  context: countContext,
  initial: 'loading',
  states: countStates('countRequests'),
})
