/**
 * The notifications of the signed-in person: the poll, the bell's dropdown, and marking as read (M18; A27, A75).
 *
 * One tab of a browser polls for all of them: it has the turn. An answer is awaited before the next pause begins, so polls never
 * overlap, and a failure only lengthens the pause. Another person begins with nothing of the former one's.
 */
import { assign, emit, raise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import { NEWS_INTERVAL } from './limits.ts'
import { declared } from '../../kit/actor.ts'
import { effects } from '../../kit/effects.ts'
import { queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, take } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import { newcomers, newsRead, unreadOf, withRead } from './news.ts'
import { waitingRows } from './selectors.ts'
import type { News, NotificationsContext, NotificationsEvent, NotificationsInput, NotificationsNews, ReadMark } from './types.ts'

type Held = { context: NotificationsContext }
type Ended = { event: DoneActorEvent<ApiResult<unknown>> | ErrorActorEvent }

/** The longest pause after failures, unless the server asks for a longer one. */
const LONGEST_PAUSE = 60_000

const nobody = { owner: null, news: null, pause: NEWS_INTERVAL, arrived: [], marks: [], until: null, shown: null }

/** The context after an answer, or after what another tab has heard. */
const taken = (context: NotificationsContext, news: News): Partial<NotificationsContext> => ({
  news,
  arrived: context.news === null ? [] : unreadOf(newcomers(context.news.latest, news.latest)),
})

const read = ({ news, shown }: NotificationsContext, mark: ReadMark): Partial<NotificationsContext> => ({
  news: news && newsRead(news, mark),
  shown: shown && withRead(shown, mark),
})

/** The answer at either end of a call; null when the call itself threw. */
const answerOf = ({ event }: Ended) => ({ answer: 'output' in event ? event.output : null })

const problemToast = (ended: Ended) =>
  ({ title: 'Ошибка', text: messageOf(answerOf(ended).answer), tone: 'danger', about: 'notifications' }) as const

/** What is known already. */
const ofNews = ({ context }: Held) => context.news

/** The mark that is under way. */
const ofFirst = ({ context: { marks } }: Held) => ({ id: marks[0] ?? '' })

/** The marks of all that are under way. */
const ofUntil = ({ context: { until } }: Held) => ({ id: until ?? '' })

const readOne = (held: Held): ReadMark => ({ ...ofFirst(held), withOlder: false })
const readAll = (held: Held): ReadMark => ({ ...ofUntil(held), withOlder: true })

/** What a mark changes once the server has it. */
const afterMark = (mark: (held: Held) => ReadMark) =>
  [
    { type: 'takeRead', params: mark },
    { type: 'tellRead', params: (held: Held) => ({ ...mark(held), isOwn: true }) },
  ] as const

const addMark = { type: 'addMark', params: ({ event }: { event: { id: string } }) => event } as const
const backOff = { type: 'backOff', params: answerOf } as const
const takeNews = [take('takeNews'), 'tellNews'] as const

export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    input: {} as NotificationsInput,
    tags: {} as Tag,
    emitted: {} as NotificationsNews,
  },
  actors: {
    askNews: declared<ApiResult<News>, News | null>(),
    markRead: declared<ApiResult<null>, { id: string }>(),
    markAllRead: declared<ApiResult<null>, { id: string }>(),
  },
  actions: {
    ...effects('toast'),
    takeOwner: assign((_, { owner }: { owner: string | null }) => ({ ...nobody, owner })),
    takeNews: assign(({ context }, answer: ApiResult<News>) =>
      answer.kind === 'ok' ? { ...taken(context, answer.payload), pause: NEWS_INTERVAL } : {},
    ),
    takeHeard: assign(({ context }, { news }: { news: News }) => taken(context, news)),
    backOff: assign(({ context }, { answer }: { answer: ApiResult<unknown> | null }) => {
      const wanted = answer?.kind === 'refused' ? (answer.retryAfter ?? 0) * 1_000 : 0
      return { pause: Math.max(Math.min(context.pause * 2, LONGEST_PAUSE), wanted) }
    }),
    addMark: assign(({ context }, { id }: { id: string }) => ({ marks: [...context.marks, id] })),
    endMark: assign(({ context }) => ({ marks: context.marks.slice(1) })),
    takeUntil: assign({ until: (_, { id }: { id: string }) => id }),
    endUntil: assign({ until: null }),
    takeRead: assign(({ context }, mark: ReadMark) => read(context, mark)),
    takeShown: assign(({ context }) => ({ shown: context.news && unreadOf(context.news.latest) })),
    forgetShown: assign({ shown: null }),
    tellNews: emit(({ context }): NotificationsNews => ({
      type: 'polled',
      owner: context.owner ?? '',
      news: context.news ?? { latest: [], unread: 0, version: null, canReadAll: false },
    })),
    tellRead: emit(({ context }, { id, withOlder, isOwn }: ReadMark & { isOwn: boolean }): NotificationsNews => ({
      type: 'read',
      owner: context.owner ?? '',
      id,
      withOlder,
      isOwn,
    })),
    renew: raise({ type: 'renew' }),
  },
  guards: {
    ...queryGuards,
    hasOwner: ({ context }) => context.owner !== null,
    isOtherOwner: ({ context, event }) => event.type === 'owner.changed' && event.owner !== context.owner,
    /** Another tab may belong to another person for a moment: its news are not this one's. */
    isOwn: ({ context, event }) => 'owner' in event && event.owner === context.owner,
    isNewMark: ({ context, event }) => event.type === 'mark' && !context.marks.includes(event.id),
    hasMarks: ({ context }) => context.marks.length > 0,
    hasWaiting: ({ context }) => waitingRows(context).length > 0,
    lacksShown: ({ context }) => context.shown === null && context.news !== null,
  },
  delays: { PAUSE: ({ context }) => context.pause },
}).createMachine({
  id: 'notifications',
  context: ({ input }) => ({ ...nobody, owner: input.owner }),
  initial: 'routingOwner',
  on: {
    'owner.changed': {
      guard: 'isOtherOwner',
      target: '.routingOwner',
      actions: { type: 'takeOwner', params: ({ event }) => event },
    },
  },
  states: {
    routingOwner: {
      always: [{ guard: 'hasOwner', target: 'on' }, { target: 'off' }],
    },
    off: {},
    on: {
      type: 'parallel',
      on: {
        'news.heard': { guard: 'isOwn', actions: { type: 'takeHeard', params: ({ event }) => event } },
      },
      states: {
        poll: {
          initial: 'waiting',
          states: {
            /** Another tab polls, or this one is hidden or offline. */
            waiting: {
              on: {
                'turn.taken': { target: 'asking' },
                renew: { target: 'renewing' },
              },
            },
            asking: {
              on: {
                'turn.lost': { target: 'waiting' },
                // A pending answer may be older than the mark: nothing that is read becomes unread for a moment.
                renew: { target: 'asking', reenter: true },
                'mark.heard': { guard: 'isOwn', target: 'asking', reenter: true },
              },
              invoke: {
                ...asking('askNews', {
                  input: ofNews,
                  answered: [{ guard: ifAnswered, target: 'pausing', actions: takeNews }],
                  failed: { target: 'pausing', actions: backOff },
                }),
                id: 'poll',
              },
            },
            pausing: {
              on: {
                'turn.lost': { target: 'waiting' },
                renew: { target: 'asking' },
              },
              after: { PAUSE: { target: 'asking' } },
            },
            /** The latest after a mark, in a tab that does not poll. */
            renewing: {
              on: {
                'turn.taken': { target: 'asking' },
                // As while asking: an answer that is older than a mark must not undo it.
                renew: { target: 'renewing', reenter: true },
                'mark.heard': { guard: 'isOwn', target: 'renewing', reenter: true },
              },
              invoke: {
                ...asking('askNews', {
                  input: ofNews,
                  answered: [{ guard: ifAnswered, target: 'waiting', actions: takeNews }],
                  failed: { target: 'waiting' },
                }),
                id: 'renewNews',
              },
            },
          },
        },
        marking: {
          initial: 'idle',
          on: {
            'mark.heard': {
              guard: 'isOwn',
              actions: [
                { type: 'takeRead', params: ({ event }) => event },
                { type: 'tellRead', params: ({ event }) => ({ id: event.id, withOlder: event.withOlder, isOwn: false }) },
              ],
            },
          },
          states: {
            idle: {
              on: {
                mark: { target: 'sending', actions: addMark },
                markAll: { target: 'sendingAll', actions: { type: 'takeUntil', params: ({ event }) => event } },
              },
            },
            sending: {
              tags: 'busy',
              on: { mark: { guard: 'isNewMark', actions: addMark } },
              invoke: asking('markRead', {
                input: ofFirst,
                answered: [
                  {
                    guard: ifAnswered,
                    target: 'routingMarks',
                    actions: [...afterMark(readOne), 'endMark', 'renew'],
                  },
                ],
                failed: {
                  target: 'routingMarks',
                  actions: ['endMark', { type: 'toast', params: problemToast }],
                },
              }),
            },
            sendingAll: {
              tags: 'busy',
              on: { mark: { guard: 'isNewMark', actions: addMark } },
              invoke: asking('markAllRead', {
                input: ofUntil,
                answered: [{ guard: ifAnswered, target: 'routingMarks', actions: [...afterMark(readAll), 'endUntil', 'renew'] }],
                failed: {
                  target: 'routingMarks',
                  actions: ['endUntil', { type: 'toast', params: problemToast }],
                },
              }),
            },
            routingMarks: {
              always: [{ guard: 'hasMarks', target: 'sending' }, { target: 'idle' }],
            },
          },
        },
        dropdown: {
          initial: 'closed',
          states: {
            closed: {
              on: { open: { target: 'opened', actions: 'takeShown' } },
            },
            opened: {
              exit: 'forgetShown',
              always: { guard: 'lacksShown', actions: 'takeShown' },
              on: {
                close: { target: 'closed' },
                refresh: { guard: 'hasWaiting', actions: 'takeShown' },
              },
            },
          },
        },
      },
    },
  },
})
