/** How many answers of support a person has not read (API56). Without an answer the link to the chat has no number. */
import { setup, type EventObject } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { declared } from '../../kit/actor.ts'
import { countActions, countContext, countStates, type CountContext } from '../../kit/query/count.ts'
import type { Tag } from '../../kit/tags.ts'

export const chatCountMachine = setup({
  types: { context: {} as CountContext, tags: {} as Tag },
  actors: { countAnswers: declared<ApiResult<number>>() },
  actions: countActions<EventObject>(),
}).createMachine({
  id: 'chatCount',
  context: countContext,
  initial: 'loading',
  states: countStates('countAnswers'),
})
