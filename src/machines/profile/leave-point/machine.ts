/**
 * Out of a point, or out of a pending application (M10; RP11–RP13, API20, API21): a question, a command, a result.
 *
 * After silence the server may also be asked what has become of the command. Every answer may mean another status, so the session
 * asks for it (E03).
 */
import { assign, emit, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import { declared } from '../../kit/actor.ts'
import { commandActions, commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { repeatIn, sending } from '../../kit/command/states.ts'
import { effects } from '../../kit/effects.ts'
import type { Tag } from '../../kit/tags.ts'
import type { LeavePointContext, LeavePointEvent, LeavePointInput, LeavePointNews, Leaving, Way } from './types.ts'

export const leavePointMachine = setup({
  types: {
    context: {} as LeavePointContext,
    events: {} as LeavePointEvent,
    input: {} as LeavePointInput,
    tags: {} as Tag,
    emitted: {} as LeavePointNews,
  },
  actors: {
    leavePoint: declared<ApiResult<unknown>, Leaving>(),
    cancelApplication: declared<ApiResult<unknown>, Leaving>(),
  },
  actions: {
    ...effects('refreshStatus'),
    ...commandActions<LeavePointContext, LeavePointEvent>(),
    takeWay: assign({ way: (_, { way }: { way: Way }) => way }),
    commit: assign(({ context }, { key }: { key: string }) => ({
      command: { way: context.way, key, isRepeat: false },
    })),
    keepProblem: assign({ problem: ({ context }) => messageOf(context.answer) }),
    tellLeft: emit({ type: 'left' }),
    tellUnknown: emit({ type: 'unknown' }),
  },
  guards: {
    ...commandGuards,
    isLeaving: ({ context }) => context.way === 'leave',
    isTurnedAway,
  },
}).createMachine({
  id: 'leavePoint',
  context: ({ input: { command } }) => ({ command, answer: null, way: command?.way ?? 'leave', problem: null }),
  initial: 'routingStart',
  states: {
    routingStart: {
      always: [{ guard: 'isUnanswered', target: 'unanswered' }, { target: 'idle' }],
    },
    idle: {
      on: { ask: { target: 'asking', actions: { type: 'takeWay', params: ({ event }) => event } } },
    },
    asking: {
      on: {
        keep: { target: 'idle' },
        confirm: { target: 'routingWay', actions: { type: 'commit', params: ({ event }) => event } },
      },
    },
    routingWay: {
      always: [{ guard: 'isLeaving', target: 'leaving' }, { target: 'cancelling' }],
    },
    leaving: sending('leavePoint', commandOf<Leaving>),
    cancelling: sending('cancelApplication', commandOf<Leaving>),
    routingAnswer: {
      always: [
        { guard: 'isDone', target: 'done', actions: ['closeCommand', 'refreshStatus'] },
        { guard: 'isSilence', target: 'unanswered' },
        { guard: 'isTurnedAway', target: 'idle', actions: 'closeCommand' },
        { target: 'refused', actions: ['keepProblem', 'closeCommand', 'refreshStatus'] },
      ],
    },
    unanswered: {
      entry: 'forgetAnswer',
      on: {
        repeat: repeatIn('routingWay'),
        check: { target: 'idle', actions: ['closeCommand', 'refreshStatus', 'tellUnknown'] },
      },
    },
    done: {
      tags: 'result',
      on: { close: { target: 'idle', actions: 'tellLeft' } },
    },
    refused: {
      tags: 'result',
      on: { close: { target: 'idle' } },
    },
  },
})
