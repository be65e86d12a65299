/**
 * What an operator does to a person's access (C07): sessions end, payouts and the account are closed or opened. Each is a question with a
 * reason; after every answer the person is loaded anew.
 */
import { assign, emit, setup } from 'xstate'
import { DEED_DONE } from '../../../domain/desk/person-deeds.ts'
import { reasonProblem } from '../../../domain/desk/reason.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { questionActions, questionContext } from '../../fragments/question/setup.ts'
import { askIn } from '../../fragments/question/states.ts'
import { reasonActions, reasonContext, reasonEvents } from '../../fragments/reason/setup.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { commitIn, routingAnswer, sending, turnedAwayTo, unanswered } from '../../kit/command/states.ts'
import { refusalToast } from '../../kit/command/toasts.ts'
import { effects } from '../../kit/effects.ts'
import type { Tag } from '../../kit/tags.ts'
import { reasonOf } from './selectors.ts'
import type { AccessAnswer, AccessContext, AccessEvent, AccessNews, AccessRequest } from './types.ts'

type Held = { context: AccessContext }

const requestOf = (context: AccessContext): AccessRequest => ({
  id: context.id,
  command: commandOf(context),
  reason: reasonOf(context),
})

const DONE = {
  type: 'toast',
  params: ({ context }: Held) =>
    ({ title: DEED_DONE[commandOf(context).deed], text: 'Записано в журнал', tone: 'success', about: 'access' }) as const,
} as const

const { isDone, isSilence } = commandGuards

export const personAccessMachine = setup({
  types: {
    context: {} as AccessContext,
    events: {} as AccessEvent,
    input: {} as { id: string },
    tags: {} as Tag,
    emitted: {} as AccessNews,
  },
  actors: { act: declared<AccessAnswer, AccessRequest>() },
  actions: {
    ...effects('toast'),
    ...questionActions<AccessContext, AccessEvent>(({ deed }) => ({ deed })),
    ...reasonActions<AccessContext, AccessEvent>(),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit({ type: 'changed' }),
  },
  guards: {
    isDone,
    isSilence,
    isTurnedAway,
    isReasoned: ({ context }) => reasonProblem(reasonOf(context)) === null,
    /** Somebody else was faster. */
    isAlready: ({ context }) => codeOf(context.answer) === refusals.alreadyDone.code,
  },
}).createMachine({
  id: 'personAccess',
  context: ({ input }) => ({
    ...questionContext<null, AccessRequest['command']>({ command: null }, null),
    ...reasonContext,
    ...input,
  }),
  initial: 'idle',
  states: {
    idle: { on: { ask: { ...askIn('asking') } } },
    asking: {
      on: {
        ...reasonEvents,
        keep: { target: 'idle', actions: ['forgetReason', 'forgetProblem'] },
        confirm: [{ guard: 'isReasoned', ...commitIn('sending') }, { actions: 'showReasonProblem' }],
      },
    },
    sending: sending('act', requestOf),
    routingAnswer: routingAnswer(
      { target: 'idle', actions: [DONE, 'closeCommand', 'forgetReason', 'forgetProblem', 'tellChanged'] },
      turnedAwayTo('asking'),
      {
        guard: 'isAlready',
        target: 'idle',
        actions: [refusalToast('access'), 'closeCommand', 'forgetReason', 'forgetProblem', 'tellChanged'],
      },
      { target: 'asking', actions: ['keepProblem', 'closeCommand'] },
    ),
    // The person says what has become of it; the reason stays for another try.
    unanswered: unanswered('sending', { check: { target: 'idle', actions: ['closeCommand', 'tellChanged'] } }),
  },
})
