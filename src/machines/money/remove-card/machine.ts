/**
 * Deletion of a card (M21; BL22–BL25, API35): a question, a command, and after a refusal the question again.
 */
import { assign, emit, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import { refusals } from '../../../domain/refusals.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandActions, commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { repeatIn, sending } from '../../kit/command/states.ts'
import { effects } from '../../kit/effects.ts'
import { known } from '../../kit/known.ts'
import type { Tag } from '../../kit/tags.ts'
import type { Asked, Removal, RemoveCardContext, RemoveCardEvent, RemoveCardInput, RemoveCardNews } from './types.ts'

const REMOVED = { title: 'Успешно', text: 'Карта удалена', tone: 'success', about: 'card' } as const
const GONE = { title: 'Карты уже нет', text: 'Её удалили раньше: список обновлён', tone: 'info', about: 'card' } as const

export const removeCardMachine = setup({
  types: {
    context: {} as RemoveCardContext,
    events: {} as RemoveCardEvent,
    input: {} as RemoveCardInput,
    tags: {} as Tag,
    emitted: {} as RemoveCardNews,
  },
  actors: { removeCard: declared<ApiResult<null>, Removal>() },
  actions: {
    ...effects('toast'),
    ...commandActions<RemoveCardContext, RemoveCardEvent>(),
    takeCard: assign({ card: (_, { cardId, pan }: Asked) => ({ cardId, pan }) }),
    commit: assign(({ context }, { key }: { key: string }) => ({
      command: { cardId: known(context.card).cardId, key, isRepeat: false },
    })),
    keepProblem: assign({ problem: ({ context }) => messageOf(context.answer) }),
    tellChanged: emit({ type: 'changed' }),
  },
  guards: {
    ...commandGuards,
    isTurnedAway,
    /** Deleted before, for example in another tab. */
    isGone: ({ context }) => codeOf(context.answer) === refusals.notFound.code,
  },
}).createMachine({
  id: 'removeCard',
  context: ({ input: { command } }) => ({
    command,
    answer: null,
    card: command && { cardId: command.cardId, pan: '' },
    problem: null,
  }),
  initial: 'routingStart',
  states: {
    routingStart: {
      always: [{ guard: 'isUnanswered', target: 'unanswered' }, { target: 'idle' }],
    },
    idle: {
      on: { ask: { target: 'asking', actions: { type: 'takeCard', params: ({ event }) => event } } },
    },
    asking: {
      on: {
        keep: { target: 'idle' },
        confirm: { target: 'removing', actions: { type: 'commit', params: ({ event }) => event } },
      },
    },
    removing: sending('removeCard', commandOf<Removal>),
    routingAnswer: {
      always: [
        {
          guard: 'isDone',
          target: 'idle',
          actions: [{ type: 'toast', params: REMOVED }, 'closeCommand', 'tellChanged'],
        },
        { guard: 'isSilence', target: 'unanswered' },
        { guard: 'isTurnedAway', target: 'idle', actions: 'closeCommand' },
        { guard: 'isGone', target: 'idle', actions: [{ type: 'toast', params: GONE }, 'closeCommand', 'tellChanged'] },
        { target: 'refused', actions: ['keepProblem', 'closeCommand'] },
      ],
    },
    unanswered: {
      entry: 'forgetAnswer',
      on: {
        repeat: repeatIn('removing'),
        check: { target: 'idle', actions: ['closeCommand', 'tellChanged'] },
      },
    },
    refused: {
      tags: 'result',
      on: { close: { target: 'asking' } },
    },
  },
})
