/** The sellers of the administrator's point (AD02, AD07, HM02). */
import { setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { rosterActions, rosterContext, rosterGuards } from '../../fragments/roster/setup.ts'
import { failed, loading, shownStates } from '../../fragments/roster/states.ts'
import type { PageWanted, RosterContext, RosterEvent, RosterInput, RosterPage } from '../../fragments/roster/types.ts'
import { declared } from '../../kit/actor.ts'
import type { Tag } from '../../kit/tags.ts'

export const sellersMachine = setup({
  types: {
    context: {} as RosterContext,
    events: {} as RosterEvent,
    input: {} as RosterInput,
    tags: {} as Tag,
  },
  actors: { loadPage: declared<ApiResult<RosterPage>, PageWanted>() },
  actions: rosterActions<RosterContext, RosterEvent>(),
  guards: rosterGuards,
}).createMachine({
  id: 'sellers',
  context: ({ input }) => rosterContext(input),
  initial: 'loading',
  states: {
    loading,
    routingRows: {
      always: [{ guard: 'hasRows', target: 'shown' }, { target: 'empty' }],
    },
    shown: { initial: 'idle', states: shownStates('sellers') },
    empty: {},
    failed,
  },
})
