/**
 * The last decision of the desk, which can be taken back for ten seconds (C07). The server carries it out by itself then, whatever becomes
 * of the tab.
 */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandActions, commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { answerBranches, sending, turnedAwayTo, unanswered } from '../../kit/command/states.ts'
import { refusalToast } from '../../kit/command/toasts.ts'
import { effects } from '../../kit/effects.ts'
import { known } from '../../kit/known.ts'
import type { Tag } from '../../kit/tags.ts'
import type { LastDecision, UndoCommand, UndoContext, UndoEvent } from './types.ts'

const TOO_LATE = { title: 'Поздно отменять', text: 'Решение уже исполнено', tone: 'info', about: 'undo' } as const

/** The list asks for what has become of it. */
const changed = { type: 'tellUndone', params: null } as const
const undone = {
  type: 'tellUndone',
  params: ({ context }: { context: UndoContext }) => {
    const { kind, id } = commandOf(context)
    return { kind, id }
  },
} as const

type Decided = { decision: LastDecision; now: number }
const takeDecision = { type: 'takeDecision', params: ({ event }: { event: Decided }) => event } as const
const forget = ['forgetDecision', 'closeCommand', changed] as const

const { isDone, isSilence } = commandGuards

export const deskUndoMachine = setup({
  types: {
    context: {} as UndoContext,
    events: {} as UndoEvent,
    tags: {} as Tag,
  },
  actors: { cancelDecision: declared<ApiResult<unknown>, UndoCommand>() },
  actions: {
    ...effects('toast', 'tellUndone'),
    ...commandActions<UndoContext, UndoEvent>(),
    takeDecision: assign((_, { decision, now }: Decided) => ({ last: decision, now })),
    commit: assign(({ context }, { key }: { key: string }) => {
      const { kind, id } = known(context.last)
      return { command: { key, isRepeat: false, kind, id } }
    }),
    forgetDecision: assign({ last: null }),
  },
  guards: {
    isDone,
    isSilence,
    isTurnedAway,
    isTooLate: ({ context }) => codeOf(context.answer) === refusals.nothingToCancel.code,
  },
  delays: { DUE: ({ context: { last, now } }) => Math.max(0, (last?.due ?? now) - now) },
}).createMachine({
  id: 'deskUndo',
  context: { last: null, now: 0, command: null, answer: null },
  initial: 'none',
  // What another operator has decided is not this one's to take back.
  on: { leave: { target: '.none', actions: ['forgetDecision', 'closeCommand'] } },
  states: {
    none: { on: { decided: { target: 'offered', actions: takeDecision } } },
    offered: {
      after: { DUE: { target: 'none', actions: ['forgetDecision', changed] } },
      on: {
        decided: { target: 'offered', reenter: true, actions: takeDecision },
        undo: { target: 'cancelling', actions: { type: 'commit', params: ({ event }) => event } },
      },
    },
    cancelling: sending('cancelDecision', commandOf<UndoCommand>),
    routingAnswer: {
      always: answerBranches(
        { target: 'none', actions: [undone, 'forgetDecision', 'closeCommand'] },
        turnedAwayTo('offered'),
        { guard: 'isTooLate', target: 'none', actions: [{ type: 'toast', params: TOO_LATE }, ...forget] },
        { target: 'none', actions: [refusalToast('undo'), ...forget] },
      ),
    },
    unanswered: unanswered('cancelling', { close: { target: 'none', actions: forget } }),
  },
})
