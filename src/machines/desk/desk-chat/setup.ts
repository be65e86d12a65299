/** A conversation at the desk: context, actions and guards. */
import { assign, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import { READY_ANSWERS, withReady } from '../../../domain/desk/ready-answers.ts'
import { declared } from '../../kit/actor.ts'
import { commandActions, commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { effects } from '../../kit/effects.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import type { Tag } from '../../kit/tags.ts'
import { reachesBefore, withNewest } from './messages.ts'
import type { ChatDeed, ChatRequest, Colleague, DeskChatAnswer, DeskChatContext, DeskChatEvent, DeskChatInput } from './types.ts'

type Held = { context: DeskChatContext }

/** How often an open conversation asks for news, in milliseconds. */
const RENEWAL = 5_000

export const idOf = ({ context: { id } }: Held) => ({ id })
export const olderOf = ({ context: { id, next } }: Held) => ({ id, cursor: next ?? '' })
export const requestOf = (context: DeskChatContext): ChatRequest => ({
  id: context.id,
  command: commandOf(context),
  text: context.text.trim(),
})

export const failedOlder = ({ event }: { event: object }) =>
  ({
    title: 'Прежние сообщения не загрузились',
    text: messageOf('output' in event ? (event.output as DeskChatAnswer) : null),
    tone: 'danger',
    about: 'older',
  }) as const

const readyAt = (at: number) => READY_ANSWERS[at]

/** Whether nothing is to be answered any more, until somebody writes or opens it again. */
export const isClosed = ({ chat }: Pick<DeskChatContext, 'chat'>): boolean => chat?.status === 'closed'
/** Whether this operator answers in it. */
export const isMine = ({ chat, me }: Pick<DeskChatContext, 'chat' | 'me'>): boolean => chat?.takenBy?.id === me

const { isDone, isSilence } = commandGuards

export const deskChat = setup({
  types: {
    context: {} as DeskChatContext,
    events: {} as DeskChatEvent,
    input: {} as DeskChatInput,
    tags: {} as Tag,
  },
  actors: {
    loadChat: declared<DeskChatAnswer, { id: string }>(),
    /** Waits while nobody looks. */
    renewChat: declared<DeskChatAnswer, { id: string }>(),
    loadOlder: declared<DeskChatAnswer, { id: string; cursor: string }>(),
    loadColleagues: declared<ApiResult<Colleague[]>>(),
    act: declared<ApiResult<unknown>, ChatRequest>(),
  },
  actions: {
    ...effects('tellChats', 'toast'),
    ...queryActions<DeskChatContext, DeskChatEvent>(),
    ...commandActions<DeskChatContext, DeskChatEvent>(),
    takeChat: assign(({ context }, result: DeskChatAnswer) => {
      if (result.kind !== 'ok') return {}
      const { messages, next, chat, person, subjects, reports } = result.payload
      const known = context.messages ?? []
      return {
        messages: withNewest(known, messages),
        next: reachesBefore(known, messages) ? context.next : next,
        chat,
        person,
        subjects,
        reports,
      }
    }),
    takeOlder: assign(({ context }, result: DeskChatAnswer) =>
      result.kind === 'ok'
        ? { messages: [...result.payload.messages, ...(context.messages ?? [])], next: result.payload.next }
        : {},
    ),
    takeText: assign((_, { text }: { text: string }) => ({ text, problem: null })),
    takeReady: assign(({ context }, { at }: { at: number }) => {
      const ready = readyAt(at)
      return ready ? { text: withReady(context.text, ready), problem: null } : {}
    }),
    takeColleagues: assign((_, result: ApiResult<Colleague[]>) => ({
      colleagues: result.kind === 'ok' ? result.payload : [],
      problem: null,
    })),
    commit: assign((_, { key, deed }: { key: string; deed: ChatDeed }) => ({
      command: { key, isRepeat: false, deed },
      problem: null,
    })),
    commitHandOver: assign((_, { key, operator }: { key: string; operator: Colleague }) => ({
      command: { key, isRepeat: false, deed: 'handOver' as const, operator },
      problem: null,
    })),
    forgetText: assign({ text: '' }),
    keepProblem: assign({ problem: ({ context }) => messageOf(context.answer) }),
    forgetProblem: assign({ problem: null }),
  },
  guards: {
    ...queryGuards,
    isDone,
    isSilence,
    isTurnedAway,
    isAnswerDone: ({ context }) => isDone({ context }) && context.command?.deed === 'answer',
    hasText: ({ context }) => context.text.trim() !== '',
    hasOlder: ({ context }) => context.next !== null,
    isReady: ({ event }) => event.type === 'ready.pick' && readyAt(event.at) !== undefined,
    isClosed: ({ context }) => isClosed(context),
    isOpen: ({ context }) => !isClosed(context),
    mayTake: ({ context }) => !isClosed(context) && !isMine(context),
  },
  delays: { RENEWAL },
})
