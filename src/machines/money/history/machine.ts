/**
 * The history of points: the whole of it on the balance, its latest rows in the profile (BL28–BL40; A69).
 *
 * The general list is about sales: statuses, serials, orders. This one has neither, and its own rule for the next page. It is asked
 * anew in the background when points have come or gone, and while a payout is on its way.
 */
import { assign, emit, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { moscowDay } from '../../../domain/dates/dates.ts'
import { declared } from '../../kit/actor.ts'
import { effects } from '../../kit/effects.ts'
import { renewalActions, renewalDelays } from '../../kit/query/renewal.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, judge, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import {
  canChoose,
  endsPayout,
  firstRequest,
  hasMore,
  hasRunning,
  isNarrowed,
  needsRows,
  nextRequest,
  takeFirst,
  takeNext,
  takeRenewal,
  visibleRows,
} from './rows.ts'
import type {
  HistoryChoice,
  HistoryContext,
  HistoryEvent,
  HistoryInput,
  HistoryNews,
  HistoryPage,
  HistoryRequest,
} from './types.ts'

type Answer = ApiResult<HistoryPage>
type Held = { context: HistoryContext }

const NO_PAGE: HistoryPage = { rows: [], supports: [], next: null, isMalformed: false }
const pageIn = (answer: Answer): HistoryPage => (answer.kind === 'ok' ? answer.payload : NO_PAGE)

const EVERYTHING: HistoryChoice = { kind: 'all', period: 'all' }

const noList = { type: 'logProblem', params: { problem: 'history: no history in the answer' } } as const

export const historyMachine = setup({
  types: {
    context: {} as HistoryContext,
    events: {} as HistoryEvent,
    input: {} as HistoryInput,
    tags: {} as Tag,
    emitted: {} as HistoryNews,
  },
  actors: {
    loadPage: declared<Answer, HistoryRequest>(),
    /** The same call as a background renewal: it waits while the tab is hidden or offline. */
    renewPage: declared<Answer, HistoryRequest>(),
  },
  actions: {
    ...effects('refreshScore', 'logProblem'),
    ...queryActions<HistoryContext, HistoryEvent>(),
    ...renewalActions<HistoryContext, HistoryEvent>(),
    takeFirst: assign(({ context }, answer: Answer) => takeFirst(context, pageIn(answer))),
    takeNext: assign(({ context }, answer: Answer) => takeNext(context, pageIn(answer))),
    takeRenewal: assign(({ context }, answer: Answer) => takeRenewal(context, pageIn(answer))),
    takeChoice: assign(({ event }) => {
      if (event.type === 'filter.reset') return EVERYTHING
      return event.type === 'filter.change' ? { ...event.patch, today: moscowDay(event.now) } : {}
    }),
    /** The rows stay in sight until others come, but they are those of an earlier choice. */
    forgetAsked: assign({ asked: null, isStale: false }),
    markStale: assign({ isStale: true }),
    forgetStale: assign({ isStale: false }),
    tellEnded: emit({ type: 'ended' }),
  },
  guards: {
    ...queryGuards,
    isMalformed: (_, answer: Answer) => pageIn(answer).isMalformed,
    needsRows: ({ context }) => needsRows(context),
    hasVisible: ({ context }) => visibleRows(context).length > 0,
    isNarrowed: ({ context }) => isNarrowed(context),
    /** Another choice, where there is one to make. */
    isOther: ({ context, event }) => {
      const { kind, period } = context
      const patch = event.type === 'filter.change' ? event.patch : {}
      return canChoose(context) && JSON.stringify({ kind, period, ...patch }) !== JSON.stringify({ kind, period })
    },
    hasMore: ({ context }) => hasMore(context),
    hasRunning: ({ context }) => hasRunning(context),
    isStale: ({ context }) => context.isStale,
    endsPayout: ({ context }, answer: Answer) => endsPayout(context, pageIn(answer)),
  },
  delays: renewalDelays,
}).createMachine({
  id: 'history',
  context: ({ input: { view, size, now } }) => ({
    ...EVERYTHING,
    view,
    size,
    rows: [],
    loaded: 0,
    isLastPageFull: false,
    next: null,
    supports: null,
    asked: null,
    today: moscowDay(now),
    isStale: false,
    problem: null,
    quiet: 0,
  }),
  initial: 'loading',
  on: {
    renew: { actions: 'markStale' },
    'filter.change': { guard: 'isOther', target: '.routingRows', actions: 'takeChoice' },
    'filter.reset': { guard: 'isNarrowed', target: '.routingRows', actions: 'takeChoice' },
  },
  states: {
    loading: {
      tags: 'loading',
      entry: 'forgetAsked',
      invoke: {
        ...asking('loadPage', {
          input: ({ context }: Held) => firstRequest(context),
          answered: [
            { guard: judge('isMalformed'), target: 'routingRows', actions: [noList, take('takeFirst')] },
            { guard: ifAnswered, target: 'routingRows', actions: take('takeFirst') },
          ],
          failed: { target: 'failed', actions: takeProblem },
        }),
        id: 'loadFirst',
      },
    },
    failed: {
      on: { retry: { target: 'loading' } },
    },
    routingRows: {
      always: [
        { guard: 'needsRows', target: 'loading' },
        { guard: 'hasVisible', target: 'standing.shown' },
        { guard: 'isNarrowed', target: 'standing.nothing' },
        { target: 'standing.empty' },
      ],
    },
    standing: {
      initial: 'shown',
      // Whatever is shown of them: the rows have grown old, or the answer that is awaited has.
      always: { guard: 'isStale', target: '.renewing' },
      on: { more: { guard: 'hasMore', target: 'loadingMore' } },
      states: {
        shown: { after: { RENEWAL: { guard: 'hasRunning', target: 'renewing' } } },
        /** Rows there are, but none of the choice: among the loaded ones, or at all. */
        nothing: {},
        /** Nothing has happened yet, or nothing but zeros. */
        empty: {},
        renewing: {
          entry: 'forgetStale',
          invoke: {
            ...asking('renewPage', {
              input: ({ context }: Held) => firstRequest(context),
              answered: [
                { guard: judge('isMalformed'), target: '#history.routingRows', actions: [noList, 'countQuiet'] },
                {
                  guard: judge('endsPayout'),
                  target: '#history.routingRows',
                  actions: [take('takeRenewal'), 'forgetQuiet', 'refreshScore', 'tellEnded'],
                },
                { guard: ifAnswered, target: '#history.routingRows', actions: [take('takeRenewal'), 'countQuiet'] },
              ],
              failed: { target: '#history.routingRows', actions: 'countQuiet' },
            }),
            id: 'renew',
          },
        },
      },
    },
    loadingMore: {
      tags: 'busy',
      invoke: {
        ...asking('loadPage', {
          input: ({ context }: Held) => nextRequest(context),
          answered: [
            { guard: judge('isMalformed'), target: 'routingRows', actions: [noList, takeProblem] },
            { guard: ifAnswered, target: 'routingRows', actions: take('takeNext') },
          ],
          failed: { target: 'routingRows', actions: takeProblem },
        }),
        id: 'loadNext',
      },
    },
  },
})
