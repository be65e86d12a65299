/**
 * An entry that corrects a person's points (C07): never a new balance, always an entry with a reason, which the person reads. Above a limit
 * of a day it waits for a second operator, who decides in the queue `correction`.
 */
import { assign, emit, setup } from 'xstate'
import { messageOf } from '../../../api/result.ts'
import { reasonProblem } from '../../../domain/desk/reason.ts'
import { reasonActions, reasonContext, reasonEvents } from '../../fragments/reason/setup.ts'
import { declared } from '../../kit/actor.ts'
import { commandActions, commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { commitIn, routingAnswer, sending, turnedAwayTo, unanswered } from '../../kit/command/states.ts'
import { formEvents } from '../../kit/form/events.ts'
import { formActions, formGuards } from '../../kit/form/setup.ts'
import type { Tag } from '../../kit/tags.ts'
import { checkCorrection, emptyCorrection, pointsOf, reasonOf } from './form.ts'
import type {
  CorrectionAnswer,
  CorrectionContext,
  CorrectionEvent,
  CorrectionNews,
  CorrectionRequest,
  Standing,
} from './types.ts'

const rules = { check: checkCorrection }

const requestOf = (context: CorrectionContext): CorrectionRequest => ({
  id: context.id,
  command: commandOf(context),
  points: pointsOf(context),
  reason: reasonOf(context),
})

const { isDone, isSilence } = commandGuards
const { isComplete } = formGuards<CorrectionContext, CorrectionEvent>(rules)

export const correctionMachine = setup({
  types: {
    context: {} as CorrectionContext,
    events: {} as CorrectionEvent,
    input: {} as { id: string },
    tags: {} as Tag,
    emitted: {} as CorrectionNews,
  },
  actors: { correct: declared<CorrectionAnswer, CorrectionRequest>() },
  actions: {
    ...formActions<CorrectionContext, CorrectionEvent>(rules),
    ...reasonActions<CorrectionContext, CorrectionEvent>(),
    ...commandActions<CorrectionContext, CorrectionEvent>(),
    takeStanding: assign((_, { standing }: { standing: Standing }) => ({ standing, problem: null })),
    commit: assign((_, { key }: { key: string }) => ({ command: { key, isRepeat: false }, problem: null })),
    keepOutcome: assign(({ context: { answer } }) => ({ outcome: answer?.kind === 'ok' ? answer.payload.state : null })),
    keepProblem: assign({ problem: ({ context }) => messageOf(context.answer) }),
    forgetForm: assign({ form: emptyCorrection, outcome: null }),
    tellChanged: emit({ type: 'changed' }),
  },
  guards: {
    isDone,
    isSilence,
    isTurnedAway,
    isComplete: (held) => isComplete(held) && reasonProblem(reasonOf(held.context)) === null,
  },
}).createMachine({
  id: 'correction',
  context: ({ input }) => ({
    id: input.id,
    standing: { free: 0, today: 0 },
    form: emptyCorrection,
    outcome: null,
    problem: null,
    command: null,
    answer: null,
    ...reasonContext,
  }),
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'editing', actions: { type: 'takeStanding', params: ({ event }) => event } } } },
    editing: {
      on: {
        ...formEvents,
        ...reasonEvents,
        submit: [{ guard: 'isComplete', ...commitIn('sending') }, { actions: ['revealErrors', 'showReasonProblem'] }],
        // What was typed stays for the next time.
        close: { target: 'closed' },
      },
    },
    sending: sending('correct', requestOf),
    routingAnswer: routingAnswer(
      { target: 'recorded', actions: ['keepOutcome', 'closeCommand', 'tellChanged'] },
      turnedAwayTo('editing'),
      { target: 'editing', actions: ['keepProblem', 'closeCommand'] },
    ),
    // The person's corrections tell whether it is among them.
    unanswered: unanswered('sending', { check: { target: 'closed', actions: ['closeCommand', 'tellChanged'] } }),
    recorded: { tags: 'result', on: { close: { target: 'closed', actions: ['forgetForm', 'forgetReason'] } } },
  },
})
