/**
 * The list of notifications: the latest five, then all of them page by page (MS10, MS11, MS16, MS18; A75).
 *
 * New ones do not move the rows: they wait until the person asks for them.
 */
import { assign, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import type { Notification } from '../../../api/types.ts'
import { declared } from '../../kit/actor.ts'
import { effects } from '../../kit/effects.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import { newcomers, withRead } from '../notifications/news.ts'
import type { ReadMark } from '../notifications/types.ts'
import { appended, firstRequest, firstRows, nextRequest, refreshed, renewed } from './rows.ts'
import type { MessagesContext, MessagesEvent, MessagesInput, NewsRequest } from './types.ts'

/** The pause in scrolling after which the next page is asked for (MS18). */
const SCROLL_PAUSE = 300

type Answer = ApiResult<Notification[]>
type Ended = { event: DoneActorEvent<Answer> | ErrorActorEvent }
const pageOf = (answer: Answer): Notification[] => (answer.kind === 'ok' ? answer.payload : [])

const problemToast = ({ event }: Ended) =>
  ({ title: 'Ошибка', text: messageOf('output' in event ? event.output : null), tone: 'danger', about: 'notifications' }) as const

export const messagesMachine = setup({
  types: {
    context: {} as MessagesContext,
    events: {} as MessagesEvent,
    input: {} as MessagesInput,
    tags: {} as Tag,
  },
  actors: { loadPage: declared<Answer, NewsRequest>() },
  actions: {
    ...effects('toast'),
    ...queryActions<MessagesContext, MessagesEvent>(),
    takeFirst: assign((_, answer: Answer) => ({ ...firstRows(pageOf(answer)), hasNew: false, problem: null })),
    takeNext: assign(({ context }, answer: Answer) => ({ ...appended(context, pageOf(answer)), problem: null })),
    takeRenewed: assign(({ context }, answer: Answer) => ({ ...renewed(context, pageOf(answer)), hasNew: false })),
    takeAddress: assign({ isAll: (_, { isAll }: { isAll: boolean }) => isAll }),
    takeNews: assign(({ context: { rows, hasNew } }, { latest }: { latest: Notification[] }) => ({
      rows: refreshed(rows, latest),
      hasNew: hasNew || newcomers(rows, latest).length > 0,
    })),
    takeRead: assign({ rows: ({ context }, mark: ReadMark) => withRead(context.rows, mark) }),
  },
  guards: {
    ...queryGuards,
    hasRows: ({ context }) => context.rows.length > 0,
    hasNew: ({ context }) => context.hasNew,
    bringsRows: ({ event }) => event.type === 'news' && event.latest.length > 0,
    /** After a failure the person decides, not the scroll. */
    mayScroll: ({ context }) => context.isAll && !context.isLast && context.problem === null,
    hasProblem: ({ context }) => context.problem !== null,
  },
  delays: { SCROLL_PAUSE },
}).createMachine({
  id: 'messages',
  context: ({ input }) => ({ rows: [], next: 0, isLast: false, isAll: input.isAll, hasNew: false, problem: null }),
  initial: 'loading',
  on: {
    'address.changed': { actions: { type: 'takeAddress', params: ({ event }) => event } },
    read: { actions: { type: 'takeRead', params: ({ event }) => event } },
  },
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        ...asking('loadPage', {
          input: firstRequest,
          answered: [{ guard: ifAnswered, target: 'routingRows', actions: take('takeFirst') }],
          failed: { target: 'failed', actions: takeProblem },
        }),
        id: 'loadFirst',
      },
    },
    failed: {
      on: { retry: { target: 'loading' } },
    },
    routingRows: {
      always: [{ guard: 'hasRows', target: 'shown' }, { target: 'empty' }],
    },
    empty: {
      on: { news: { guard: 'bringsRows', target: 'loading' } },
    },
    shown: {
      initial: 'idle',
      on: { news: { actions: { type: 'takeNews', params: ({ event }) => event } } },
      states: {
        idle: {
          on: {
            more: { guard: 'mayScroll', target: 'settling' },
            retry: { guard: 'hasProblem', target: 'loadingMore' },
            renew: { guard: 'hasNew', target: 'renewing' },
          },
        },
        /** The person is scrolling: one request for all of it. */
        settling: {
          on: {
            more: { target: 'settling', reenter: true },
            renew: { guard: 'hasNew', target: 'renewing' },
          },
          after: { SCROLL_PAUSE: { target: 'loadingMore' } },
        },
        loadingMore: {
          tags: 'busy',
          invoke: {
            ...asking('loadPage', {
              input: ({ context }: { context: MessagesContext }) => nextRequest(context),
              answered: [{ guard: ifAnswered, target: 'idle', actions: take('takeNext') }],
              failed: { target: 'idle', actions: takeProblem },
            }),
            id: 'loadNext',
          },
        },
        renewing: {
          tags: 'busy',
          invoke: {
            ...asking('loadPage', {
              input: firstRequest,
              answered: [{ guard: ifAnswered, target: '#messages.routingRows', actions: take('takeRenewed') }],
              failed: { target: 'idle', actions: { type: 'toast', params: problemToast } },
            }),
            id: 'renewRows',
          },
        },
      },
    },
  },
})
