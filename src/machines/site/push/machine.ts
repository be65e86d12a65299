/**
 * Messages of the browser for who wants them (E19): offered after a registered sale, switched on and off on the page of messages. A
 * server without a key has none, and nothing is shown.
 */
import { assign, emit, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import type { PushTopics } from '../../../api/types.ts'
import { declared } from '../../kit/actor.ts'
import { effects } from '../../kit/effects.ts'
import { queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, judge, take } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import { known } from '../../kit/known.ts'
import type { BrowserSubscription, Look, PushContext, PushEvent, PushNews, Subscribed } from './types.ts'

type Held = { context: PushContext }
type Ended = { event: DoneActorEvent<ApiResult<unknown>> | ErrorActorEvent }

const toastOf = (answer: ApiResult<unknown> | null) =>
  ({ title: 'Ошибка', text: messageOf(answer), tone: 'danger', about: 'push' }) as const

const toldProblem = { type: 'toast', params: ({ event }: Ended) => toastOf('output' in event ? event.output : null) } as const
/** The browser itself has failed: no answer of the server says why. */
const toldFailure = { type: 'toast', params: toastOf(null) } as const

export const pushMachine = setup({
  types: {
    context: {} as PushContext,
    events: {} as PushEvent,
    tags: {} as Tag,
    emitted: {} as PushNews,
  },
  actors: {
    look: declared<Look>(),
    subscribe: declared<Subscribed, { publicKey: string }>(),
    sendSubscription: declared<ApiResult<null>, BrowserSubscription>(),
    unsubscribe: declared<ApiResult<null>>(),
    saveTopics: declared<ApiResult<null>, PushTopics>(),
  },
  actions: {
    ...effects('toast'),
    takeLook: assign((_, { answer, device }: Look) => ({
      settings: answer.kind === 'ok' ? answer.payload : null,
      device,
    })),
    takeSubscription: assign((_, answer: Subscribed) => ({
      subscription: answer.kind === 'subscribed' ? answer.subscription : null,
    })),
    takeTopics: assign(({ context: { settings, topics } }) => ({
      settings: settings && topics ? { ...settings, topics } : settings,
    })),
    wantTopic: assign({
      topics: ({ context }, { topic, isOn }: { topic: keyof PushTopics; isOn: boolean }) => ({
        ...known(context.settings).topics,
        [topic]: isOn,
      }),
    }),
    tellDeclined: emit({ type: 'declined' }),
  },
  guards: {
    ...queryGuards,
    isSubscribed: (_, answer: Subscribed) => answer.kind === 'subscribed',
    isRefused: (_, answer: Subscribed) => answer.kind === 'blocked',
    /** Without a key the server sends none; without an answer nothing can be switched. */
    isOff: ({ context }) => (context.settings?.publicKey ?? null) === null,
    isUnsupported: ({ context }) => context.device?.support === 'no',
    needsHomeScreen: ({ context }) => context.device?.support === 'homeScreen',
    isBlocked: ({ context }) => context.device?.isBlocked === true,
    isOtherChoice: ({ context, event }) => event.type === 'topic.change' && context.settings?.topics[event.topic] !== event.isOn,
    /** This browser's subscription is the one that the server sends to. */
    isOn: ({ context: { device, settings } }) => (device?.endpoint ?? null) !== null && device?.endpoint === settings?.endpoint,
  },
}).createMachine({
  id: 'push',
  context: { settings: null, device: null, subscription: null, topics: null },
  initial: 'looking',
  states: {
    looking: {
      tags: 'loading',
      invoke: {
        id: 'look',
        src: 'look',
        onDone: { target: 'routingDevice', actions: take('takeLook') },
        onError: { target: 'hidden' },
      },
    },
    routingDevice: {
      always: [
        { guard: 'isOff', target: 'hidden' },
        { guard: 'needsHomeScreen', target: 'homeScreen' },
        { guard: 'isUnsupported', target: 'unsupported' },
        { guard: 'isBlocked', target: 'blocked' },
        { guard: 'isOn', target: 'on' },
        { target: 'off' },
      ],
    },
    hidden: {},
    unsupported: {},
    homeScreen: {},
    blocked: {
      on: { check: { target: 'looking' } },
    },
    off: {
      on: {
        'turn.on': { target: 'subscribing' },
        decline: { target: 'hidden', actions: 'tellDeclined' },
      },
    },
    /** The browser asks the person. */
    subscribing: {
      tags: 'busy',
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }: Held) => ({ publicKey: known(context.settings).publicKey ?? '' }),
        onDone: [
          { guard: judge('isSubscribed'), target: 'sending', actions: take('takeSubscription') },
          { guard: judge('isRefused'), target: 'blocked' },
          { target: 'off' },
        ],
        onError: { target: 'off', actions: toldFailure },
      },
    },
    sending: {
      tags: 'busy',
      invoke: asking('sendSubscription', {
        input: ({ context }: Held) => known(context.subscription),
        answered: [{ guard: ifAnswered, target: 'on' }],
        failed: { target: 'off', actions: toldProblem },
      }),
    },
    on: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'turn.off': { target: 'ending' },
            'topic.change': {
              guard: 'isOtherChoice',
              target: 'saving',
              actions: { type: 'wantTopic', params: ({ event }) => event },
            },
          },
        },
        saving: {
          tags: 'busy',
          invoke: asking('saveTopics', {
            input: ({ context }: Held) => known(context.topics),
            answered: [{ guard: ifAnswered, target: 'idle', actions: 'takeTopics' }],
            failed: { target: 'idle', actions: toldProblem },
          }),
        },
        ending: {
          tags: 'busy',
          invoke: asking('unsubscribe', {
            answered: [{ guard: ifAnswered, target: '#push.off' }],
            failed: { target: 'idle', actions: toldProblem },
          }),
        },
      },
    },
  },
})
