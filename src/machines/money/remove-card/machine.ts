/**
 * Deletion of a card (M21; BL22–BL25, API35): a question, a command, and after a refusal the question again.
 */
import { emit, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { questionActions, questionContext } from '../../fragments/question/setup.ts'
import { askIn, question } from '../../fragments/question/states.ts'
import type { QuestionInput } from '../../fragments/question/types.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { routingAnswer, routingStart, sending, turnedAwayTo, unanswered } from '../../kit/command/states.ts'
import { effects } from '../../kit/effects.ts'
import type { Tag } from '../../kit/tags.ts'
import type { Removal, RemoveCardContext, RemoveCardEvent, RemoveCardNews } from './types.ts'

const REMOVED = { title: 'Успешно', text: 'Карта удалена', tone: 'success', about: 'card' } as const
const GONE = { title: 'Карты уже нет', text: 'Её удалили раньше: список обновлён', tone: 'info', about: 'card' } as const

export const removeCardMachine = setup({
  types: {
    context: {} as RemoveCardContext,
    events: {} as RemoveCardEvent,
    input: {} as QuestionInput<Removal>,
    tags: {} as Tag,
    emitted: {} as RemoveCardNews,
  },
  actors: { removeCard: declared<ApiResult<null>, Removal>() },
  actions: {
    ...effects('toast'),
    ...questionActions<RemoveCardContext, RemoveCardEvent>(({ cardId }) => ({ cardId })),
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
  context: ({ input }) => questionContext(input, input.command && { cardId: input.command.cardId, pan: '' }),
  initial: 'routingStart',
  states: {
    routingStart: routingStart('idle'),
    idle: { on: { ask: askIn('asking') } },
    asking: question('removing', 'idle'),
    removing: sending('removeCard', commandOf<Removal>),
    routingAnswer: routingAnswer(
      { target: 'idle', actions: [{ type: 'toast', params: REMOVED }, 'closeCommand', 'tellChanged'] },
      turnedAwayTo('idle'),
      { guard: 'isGone', target: 'idle', actions: [{ type: 'toast', params: GONE }, 'closeCommand', 'tellChanged'] },
      { target: 'refused', actions: ['keepProblem', 'closeCommand'] },
    ),
    unanswered: unanswered('removing', { check: { target: 'idle', actions: ['closeCommand', 'tellChanged'] } }),
    refused: { tags: 'result', on: { close: { target: 'asking' } } },
  },
})
