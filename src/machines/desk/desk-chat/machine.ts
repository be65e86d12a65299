/** A conversation at the desk: read, answered, closed. Nobody answers in one that another operator has taken (C07). */
import { assign, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import { declared } from '../../kit/actor.ts'
import { commandActions, commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { answerBranches, sending, turnedAwayTo, unanswered } from '../../kit/command/states.ts'
import { effects } from '../../kit/effects.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import type { ChatDeed, ChatRequest, DeskChatAnswer, DeskChatContext, DeskChatEvent } from './types.ts'

type Held = { context: DeskChatContext }

/** How often an open conversation asks for news, in milliseconds. */
const RENEWAL = 5_000

const idOf = ({ context: { id } }: Held) => ({ id })
const requestOf = (context: DeskChatContext): ChatRequest => ({
  id: context.id,
  command: commandOf(context),
  text: context.text.trim(),
})

const doing = <const Deed extends ChatDeed>(deed: Deed) =>
  ({
    target: 'acting',
    actions: { type: 'commit', params: ({ event }: { event: { key: string } }) => ({ key: event.key, deed }) },
  }) as const

/** What may be done while the conversation is on the screen. */
const deeds = {
  'text.change': { actions: { type: 'takeText', params: ({ event }: { event: { text: string } }) => event } },
  answer: { guard: 'hasText', ...doing('answer') },
  take: doing('take'),
  close: doing('close'),
} as const

const { isDone, isSilence } = commandGuards

export const deskChatMachine = setup({
  types: {
    context: {} as DeskChatContext,
    events: {} as DeskChatEvent,
    input: {} as { id: string },
    tags: {} as Tag,
  },
  actors: {
    loadChat: declared<DeskChatAnswer, { id: string }>(),
    /** Waits while nobody looks. */
    renewChat: declared<DeskChatAnswer, { id: string }>(),
    act: declared<ApiResult<unknown>, ChatRequest>(),
  },
  actions: {
    ...effects('tellChats'),
    ...queryActions<DeskChatContext, DeskChatEvent>(),
    ...commandActions<DeskChatContext, DeskChatEvent>(),
    takeChat: assign((_, result: DeskChatAnswer) => (result.kind === 'ok' ? { messages: result.payload.messages } : {})),
    takeText: assign((_, { text }: { text: string }) => ({ text, problem: null })),
    commit: assign((_, { key, deed }: { key: string; deed: ChatDeed }) => ({
      command: { key, isRepeat: false, deed },
      problem: null,
    })),
    forgetText: assign({ text: '' }),
    keepProblem: assign({ problem: ({ context }) => messageOf(context.answer) }),
  },
  guards: {
    ...queryGuards,
    isDone,
    isSilence,
    isTurnedAway,
    isAnswerDone: ({ context }) => isDone({ context }) && context.command?.deed === 'answer',
    hasText: ({ context }) => context.text.trim() !== '',
  },
  delays: { RENEWAL },
}).createMachine({
  id: 'deskChat',
  context: ({ input }) => ({ id: input.id, messages: null, text: '', problem: null, command: null, answer: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: asking('loadChat', {
        input: idOf,
        answered: [{ guard: ifAnswered, target: 'shown', actions: take('takeChat') }],
        failed: { target: 'failed', actions: takeProblem },
      }),
    },
    failed: { on: { retry: { target: 'loading' } } },
    shown: { on: deeds, after: { RENEWAL: { target: 'renewing' } } },
    renewing: {
      on: deeds,
      invoke: {
        id: 'renewChat',
        src: 'renewChat',
        input: idOf,
        // After a failure what is on the screen stays.
        onDone: { target: 'shown', actions: take('takeChat') },
        onError: { target: 'shown' },
      },
    },
    acting: sending('act', requestOf),
    routingAnswer: {
      always: [
        { guard: 'isAnswerDone', target: 'renewing', actions: ['forgetText', 'tellChats', 'closeCommand'] },
        ...answerBranches({ target: 'renewing', actions: ['tellChats', 'closeCommand'] }, turnedAwayTo('shown'), {
          target: 'renewing',
          actions: ['keepProblem', 'closeCommand'],
        }),
      ],
    },
    unanswered: unanswered('acting', { check: { target: 'renewing', actions: 'closeCommand' } }),
  },
})
