/**
 * The history of the support chat and its connection (M24; CH07–CH10, CH12, A38).
 *
 * The connection brings no message: whatever comes is a reason to reload the newest page, so a lost frame costs nothing. Reading works
 * without it. Writing is a machine of its own (chat-message).
 */
import { assign, emit, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { declared } from '../../kit/actor.ts'
import { backoff } from '../../kit/query/backoff.ts'
import { effects } from '../../kit/effects.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import { FIRST_PAUSE, LONGEST_PAUSE, RELOAD_AFTER, SCROLL_AFTER } from './limits.ts'
import { firstUnread, keysOf, oldestOf, withNewest, withOlder } from './rows.ts'
import type { ChatContext, ChatEvent, ChatNews, ChatPage, HistoryRequest, LinkEnd } from './types.ts'

type Held = { context: ChatContext }

const OUTAGE = 'chat-socket'

/** The pause before another attempt: it doubles up to the longest, of which half is chance. */
export const pauseOf = ({ failures, jitter }: Pick<ChatContext, 'failures' | 'jitter'>): number =>
  backoff(FIRST_PAUSE, LONGEST_PAUSE, Math.max(failures - 1, 0)) * (0.5 + jitter / 2)

const ofNewest = (): HistoryRequest => ({ before: null })
const beforeOldest = ({ context }: Held): HistoryRequest => ({ before: oldestOf(context.rows) })

export const chatMachine = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    tags: {} as Tag,
    emitted: {} as ChatNews,
  },
  actors: {
    holdSocket: declared<LinkEnd>(),
    loadNewest: declared<ApiResult<ChatPage>, HistoryRequest>(),
    loadOlder: declared<ApiResult<ChatPage>, HistoryRequest>(),
  },
  actions: {
    ...effects('toast', 'endToast'),
    ...queryActions<ChatContext, ChatEvent>(),
    takeNewest: assign(({ context }, answer: ApiResult<ChatPage>) => {
      if (answer.kind !== 'ok') return {}
      const { rows, hasKept } = withNewest(context.rows, answer.payload)
      return {
        rows,
        problem: null,
        hasMore: hasKept ? context.hasMore : answer.payload.hasMore,
        freshFrom: context.rows === null ? firstUnread(rows) : context.freshFrom,
      }
    }),
    takeOlder: assign(({ context }, answer: ApiResult<ChatPage>) =>
      answer.kind === 'ok'
        ? { rows: withOlder(context.rows ?? [], answer.payload), hasMore: answer.payload.hasMore, problem: null }
        : {},
    ),
    tellLoaded: emit(({ context }): ChatNews => ({ type: 'loaded', keys: keysOf(context.rows ?? []) })),
    scroll: emit({ type: 'scroll' } as const),
    beginOutage: assign({ isOutage: true }),
    countFailure: assign(({ context }, end: LinkEnd) => ({
      isOpen: false,
      // A server that accepts and closes at once must not be asked every second for ever.
      failures: (end.isSteady ? 0 : context.failures) + 1,
      jitter: end.jitter,
    })),
    takeOpen: assign({ isOpen: true, isOutage: false }),
  },
  guards: {
    ...queryGuards,
    isFirst: ({ context }) => !context.isOutage,
    hasOlder: ({ context }) => context.hasMore && oldestOf(context.rows) !== null,
  },
  delays: { PAUSE: ({ context }) => pauseOf(context), RELOAD: RELOAD_AFTER, SCROLL: SCROLL_AFTER },
}).createMachine({
  id: 'chat',
  context: {
    rows: null,
    hasMore: false,
    freshFrom: null,
    problem: null,
    failures: 0,
    jitter: 1,
    isOutage: false,
    isOpen: false,
  },
  type: 'parallel',
  states: {
    link: {
      initial: 'holding',
      states: {
        /** On its way, and then open: one call holds both. */
        holding: {
          on: {
            'socket.opened': { actions: ['takeOpen', { type: 'endToast', params: { about: OUTAGE } }] },
          },
          invoke: {
            id: 'holdSocket',
            src: 'holdSocket',
            onDone: {
              target: 'routingOutage',
              actions: { type: 'countFailure', params: ({ event }) => event.output },
            },
            onError: { target: 'routingOutage', actions: { type: 'countFailure', params: { jitter: 1, isSteady: false } } },
          },
        },
        routingOutage: {
          always: [
            {
              guard: 'isFirst',
              target: 'offline',
              actions: [
                'beginOutage',
                {
                  type: 'toast',
                  params: { title: 'Ошибка', text: 'Ошибка подключения к Web Socket', tone: 'danger', about: OUTAGE },
                },
              ],
            },
            { target: 'offline' },
          ],
        },
        offline: {
          on: { reconnect: { target: 'holding' } },
          after: { PAUSE: { target: 'holding' } },
        },
      },
    },
    history: {
      initial: 'loading',
      on: {
        // What came before the subscription is not announced: an opened socket is a reason to reload as well.
        'socket.opened': { target: '.loading' },
        'socket.news': { target: '.loading' },
        sent: { target: '.waiting' },
      },
      states: {
        loading: {
          tags: 'loading',
          invoke: asking('loadNewest', {
            input: ofNewest,
            answered: [{ guard: ifAnswered, target: 'settling', actions: [take('takeNewest'), 'tellLoaded'] }],
            failed: { target: 'failed', actions: takeProblem },
          }),
        },
        failed: {
          on: { retry: { target: 'loading' } },
        },
        settling: {
          after: { SCROLL: { target: 'shown', actions: 'scroll' } },
        },
        shown: {
          on: { older: { guard: 'hasOlder', target: 'loadingOlder' } },
        },
        loadingOlder: {
          tags: 'loading',
          invoke: asking('loadOlder', {
            input: beforeOldest,
            answered: [{ guard: ifAnswered, target: 'shown', actions: take('takeOlder') }],
            failed: { target: 'shown', actions: takeProblem },
          }),
        },
        waiting: {
          after: { RELOAD: { target: 'loading' } },
        },
      },
    },
  },
})
