/**
 * Writing in the support chat: the text, one file, and the messages on their way (M24; CH01, CH04, CH05, CH08, CH11, CH13, B08).
 *
 * A pressed «Отправить» only puts the message into the outbox. They leave one at a time, in their order, while the connection stands; one
 * whose receipt is lost is repeated under its key, so it is stored once.
 */
import { assign, emit, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import { declared } from '../../kit/actor.ts'
import { effects } from '../../kit/effects.ts'
import { queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, judge, take } from '../../kit/query/states.ts'
import { known } from '../../kit/known.ts'
import type { Tag } from '../../kit/tags.ts'
import type { UploadInput } from '../../fragments/files/actors.ts'
import type { PickedFile } from '../../fragments/files/types.ts'
import { afterDelivery, excessOf, mayWrite, nextOf, outgoing, withoutArrived } from './outbox.ts'
import type { ChatMessageContext, ChatMessageEvent, ChatMessageInput, ChatMessageNews, Delivery, Outgoing } from './types.ts'

type Held = { context: ChatMessageContext }

const UPLOAD_ERROR = 'Ошибка загрузки файла'

const keyOf = ({ event }: { event: { key: string } }) => ({ key: event.key })
const write = { type: 'write', params: keyOf } as const
const uploadOf = ({ context: { file } }: Held): UploadInput => ({ id: known(file).id, name: known(file).name })
const ofNext = ({ context }: Held): Outgoing => known(nextOf(context.outbox) ?? null)

const toUploadFailed = {
  target: 'failed',
  actions: [
    {
      type: 'takeUploadProblem',
      params: ({ event }: { event: object }) => ({ answer: 'output' in event ? (event.output as ApiResult<string>) : null }),
    },
    { type: 'toast', params: { title: 'Ошибка', text: UPLOAD_ERROR, tone: 'danger', about: 'chat-file' } },
  ],
} as const

const droppingAny = {
  drop: {
    guard: { type: 'isWaiting', params: ({ event }: { event: { message: string } }) => event },
    actions: { type: 'drop', params: ({ event }: { event: { message: string } }) => event },
  },
} as const

const forgettingFile = { target: 'none', actions: 'forgetFile' } as const

export const chatMessageMachine = setup({
  types: {
    context: {} as ChatMessageContext,
    events: {} as ChatMessageEvent,
    input: {} as ChatMessageInput,
    tags: {} as Tag,
    emitted: {} as ChatMessageNews,
  },
  actors: {
    uploadFile: declared<ApiResult<string>, UploadInput>(),
    deliver: declared<Delivery, Outgoing>(),
  },
  actions: {
    ...effects('toast', 'endToast'),
    takeText: assign({ text: (_, { text }: { text: string }) => text }),
    takeAbout: assign((_, { about, title }: { about: string; title: string | null }) => ({ about, aboutTitle: title })),
    forgetAbout: assign({ about: null, aboutTitle: null }),
    takeFile: assign({
      file: (_, { file, key }: { file: PickedFile; key: string }) => ({ ...file, key, problem: null }),
    }),
    forgetFile: assign({ file: null }),
    /** Blank text beside a file is no message of its own; a press that comes twice is one message. */
    write: assign(({ context }, { key }: { key: string }) => {
      const { text, about, outbox } = context
      if (!mayWrite(context) || outbox.some((row) => row.key === key)) return {}
      return { text: '', about: null, aboutTitle: null, outbox: [...outbox, outgoing({ key, value: text.trim(), about })] }
    }),
    writeFile: assign(({ context }, answer: ApiResult<string>) => {
      const { about, outbox, file } = context
      if (answer.kind !== 'ok' || file === null) return {}
      const message = outgoing({ key: file.key, value: answer.payload, isImage: true, name: file.name, about })
      return { file: null, about: null, aboutTitle: null, outbox: [...outbox, message] }
    }),
    takeUploadProblem: assign(({ context }, { answer }: { answer: ApiResult<string> | null }) => ({
      file: context.file && { ...context.file, problem: answer?.kind === 'refused' ? messageOf(answer) : '' },
    })),
    drop: assign({
      outbox: ({ context }, { message }: { message: string }) => context.outbox.filter(({ key }) => key !== message),
    }),
    begin: assign({ underWay: ({ context }) => nextOf(context.outbox)?.key ?? null }),
    takeDelivery: assign(({ context }, delivery: Delivery) => ({
      outbox: afterDelivery(context.outbox, context.underWay, delivery),
      underWay: null,
      wait: delivery.kind === 'later' ? delivery.seconds : 0,
    })),
    takeLink: assign({ isOnline: (_, { isOpen }: { isOpen: boolean }) => isOpen }),
    loseLink: assign({ isOnline: false, underWay: null }),
    takeArrived: assign({
      outbox: ({ context }, { keys }: { keys: string[] }) => withoutArrived(context.outbox, keys),
    }),
    tellSent: emit({ type: 'sent' } as const),
  },
  guards: {
    ...queryGuards,
    mayWrite: ({ context }) => mayWrite(context),
    /** A text beside a file may be missing, but not too long. */
    fits: ({ context }) => excessOf(context) === 0,
    hasAbout: ({ context }) => context.about !== null,
    isReady: ({ context }) => context.isOnline && nextOf(context.outbox) !== undefined,
    isWaiting: ({ context }, { message }: { message: string }) =>
      context.outbox.some(({ key, isDelivered }) => key === message && !isDelivered),
    isBehind: ({ context }, { message }: { message: string }) =>
      context.underWay !== message && context.outbox.some(({ key, isDelivered }) => key === message && !isDelivered),
    isStored: (_, { kind }: Delivery) => kind === 'stored',
    isRefused: (_, { kind }: Delivery) => kind === 'refused',
    isLater: (_, { kind }: Delivery) => kind === 'later',
  },
  delays: { WAIT: ({ context }) => context.wait * 1_000 },
}).createMachine({
  id: 'chat-message',
  context: ({ input: { draft, about } }) => ({
    text: draft?.text ?? '',
    about: about ?? draft?.about ?? null,
    aboutTitle: about === null ? (draft?.aboutTitle ?? null) : null,
    outbox: draft?.outbox ?? [],
    file: null,
    underWay: null,
    wait: 0,
    isOnline: false,
  }),
  type: 'parallel',
  on: {
    change: { actions: { type: 'takeText', params: ({ event }) => event } },
    'about.take': { actions: { type: 'takeAbout', params: ({ event }) => event } },
    'about.remove': { guard: 'hasAbout', actions: 'forgetAbout' },
    'link.changed': { actions: { type: 'takeLink', params: ({ event }) => event } },
    arrived: { actions: { type: 'takeArrived', params: ({ event }) => event } },
  },
  states: {
    file: {
      initial: 'none',
      states: {
        none: {
          on: {
            pick: { target: 'chosen', actions: { type: 'takeFile', params: ({ event }) => event } },
            send: { guard: 'mayWrite', actions: write },
          },
        },
        chosen: {
          on: {
            'file.remove': forgettingFile,
            send: { guard: 'fits', target: 'uploading', actions: write },
          },
        },
        uploading: {
          tags: 'device',
          on: {
            'file.remove': forgettingFile,
            send: { guard: 'mayWrite', actions: write },
          },
          invoke: asking('uploadFile', {
            input: uploadOf,
            answered: [{ guard: ifAnswered, target: 'none', actions: take('writeFile') }],
            failed: toUploadFailed,
          }),
        },
        failed: {
          on: {
            'file.retry': { target: 'uploading', actions: { type: 'endToast', params: { about: 'chat-file' } } },
            'file.remove': forgettingFile,
            send: { guard: 'mayWrite', actions: write },
          },
        },
      },
    },
    outbox: {
      initial: 'idle',
      states: {
        idle: {
          always: { guard: 'isReady', target: 'sending' },
          on: droppingAny,
        },
        sending: {
          entry: 'begin',
          on: {
            drop: {
              guard: { type: 'isBehind', params: ({ event }) => event },
              actions: { type: 'drop', params: ({ event }) => event },
            },
          },
          invoke: {
            id: 'deliver',
            src: 'deliver',
            input: ofNext,
            onDone: [
              { guard: judge('isStored'), target: 'idle', actions: [take('takeDelivery'), 'tellSent'] },
              { guard: judge('isRefused'), target: 'idle', actions: take('takeDelivery') },
              { guard: judge('isLater'), target: 'waiting', actions: take('takeDelivery') },
              { target: 'idle', actions: 'loseLink' },
            ],
            onError: { target: 'idle', actions: 'loseLink' },
          },
        },
        /** All of them: a later one must not come before an earlier one. */
        waiting: {
          on: droppingAny,
          after: { WAIT: { target: 'idle' } },
        },
      },
    },
  },
})
