/**
 * A seller's home: the points that are on their way, and the sales that wait for the seller (D49).
 *
 * The list below it and its own error do not depend on it, so a failure shows nothing and is asked about again.
 */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import type { SalesOverview } from '../../../api/types.ts'
import { declared } from '../../kit/actor.ts'
import { effects } from '../../kit/effects.ts'
import { renewalActions, renewalDelays } from '../../kit/query/renewal.ts'
import { queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, judge, take } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import type { CounterContext, CounterEvent } from './types.ts'

type Answer = ApiResult<SalesOverview>
const overviewOf = (answer: Answer): SalesOverview | null => (answer.kind === 'ok' ? answer.payload : null)

export const counterMachine = setup({
  types: {
    context: {} as CounterContext,
    events: {} as CounterEvent,
    tags: {} as Tag,
  },
  actors: {
    loadOverview: declared<Answer>(),
    /** A background renewal: it waits while the tab is hidden or offline. */
    renewOverview: declared<Answer>(),
  },
  actions: {
    ...effects('refreshScore'),
    ...renewalActions<CounterContext, CounterEvent>(),
    takeOverview: assign({ overview: (_, answer: Answer) => overviewOf(answer) }),
  },
  guards: {
    ...queryGuards,
    /** Nothing changes by itself where nothing is under check. */
    isWaiting: ({ context }) => context.overview === null || context.overview.expected.sales > 0,
    bringsPoints: ({ context }, answer: Answer) =>
      answer.kind === 'ok' && context.overview !== null && answer.payload.expected.points !== context.overview.expected.points,
  },
  delays: renewalDelays,
}).createMachine({
  id: 'counter',
  context: { overview: null, quiet: 0 },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadOverview',
        src: 'loadOverview',
        // Without an answer there is no overview.
        onDone: { target: 'shown', actions: take('takeOverview') },
        onError: { target: 'shown' },
      },
    },
    shown: {
      on: { reload: { target: 'renewing', actions: 'forgetQuiet' } },
      after: { RENEWAL: { guard: 'isWaiting', target: 'renewing' } },
    },
    renewing: {
      on: { reload: { target: 'renewing', reenter: true, actions: 'forgetQuiet' } },
      invoke: asking('renewOverview', {
        answered: [
          { guard: judge('bringsPoints'), target: 'shown', actions: [take('takeOverview'), 'forgetQuiet', 'refreshScore'] },
          { guard: ifAnswered, target: 'shown', actions: [take('takeOverview'), 'countQuiet'] },
        ],
        failed: { target: 'shown', actions: 'countQuiet' },
      }),
    },
  },
})
