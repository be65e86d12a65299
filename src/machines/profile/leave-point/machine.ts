/**
 * Out of a point, or out of a pending application (M10; RP11–RP13, API20, API21): a question, a command, a result.
 *
 * After silence the server may also be asked what has become of the command. Every answer may mean another status, so the session
 * asks for it (E03).
 */
import { emit, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { questionActions, questionContext } from '../../fragments/question/setup.ts'
import { askIn, question } from '../../fragments/question/states.ts'
import type { QuestionInput } from '../../fragments/question/types.ts'
import { declared } from '../../kit/actor.ts'
import { commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { routingAnswer, routingStart, sending, turnedAwayTo, unanswered } from '../../kit/command/states.ts'
import { effects } from '../../kit/effects.ts'
import type { Tag } from '../../kit/tags.ts'
import type { LeavePointContext, LeavePointEvent, LeavePointNews, Leaving } from './types.ts'

export const leavePointMachine = setup({
  types: {
    context: {} as LeavePointContext,
    events: {} as LeavePointEvent,
    input: {} as QuestionInput<Leaving>,
    tags: {} as Tag,
    emitted: {} as LeavePointNews,
  },
  actors: {
    leavePoint: declared<ApiResult<unknown>, Leaving>(),
    cancelApplication: declared<ApiResult<unknown>, Leaving>(),
  },
  actions: {
    ...effects('refreshStatus'),
    ...questionActions<LeavePointContext, LeavePointEvent>(({ way }) => ({ way })),
    tellLeft: emit({ type: 'left' }),
    tellUnknown: emit({ type: 'unknown' }),
  },
  guards: {
    ...commandGuards,
    isTurnedAway,
    isLeaving: ({ context }) => context.asked.way === 'leave',
  },
}).createMachine({
  id: 'leavePoint',
  context: ({ input }) => questionContext(input, { way: input.command?.way ?? 'leave' }),
  initial: 'routingStart',
  states: {
    routingStart: routingStart('idle'),
    idle: { on: { ask: askIn('asking') } },
    asking: question('routingWay', 'idle'),
    routingWay: { always: [{ guard: 'isLeaving', target: 'leaving' }, { target: 'cancelling' }] },
    leaving: sending('leavePoint', commandOf<Leaving>),
    cancelling: sending('cancelApplication', commandOf<Leaving>),
    routingAnswer: routingAnswer({ target: 'done', actions: ['closeCommand', 'refreshStatus'] }, turnedAwayTo('idle'), {
      target: 'refused',
      actions: ['keepProblem', 'closeCommand', 'refreshStatus'],
    }),
    unanswered: unanswered('routingWay', {
      check: { target: 'idle', actions: ['closeCommand', 'refreshStatus', 'tellUnknown'] },
    }),
    done: { tags: 'result', on: { close: { target: 'idle', actions: 'tellLeft' } } },
    refused: { tags: 'result', on: { close: { target: 'idle' } } },
  },
})
