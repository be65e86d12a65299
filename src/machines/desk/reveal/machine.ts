/**
 * Whole data of a person at the desk (C07): shown for a reason, for five minutes, then masked again by themselves, by the clock: a computer
 * that has slept shows nothing. The server keeps when they end; a page that is loaded anew asks it. Pictures of the passport open one at
 * a time, each by a call of its own.
 */
import { assign, emit, setup, type DoneActorEvent } from 'xstate'
import { messageOf } from '../../../api/result.ts'
import type { RevealReason } from '../../../domain/desk/people.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandActions, commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { commitIn, routingAnswer, sending, turnedAwayTo, unanswered } from '../../kit/command/states.ts'
import { known } from '../../kit/known.ts'
import type { Tag } from '../../kit/tags.ts'
import { endOf } from './end.ts'
import type { DetailsAnswer, RevealAnswer, RevealContext, RevealEvent, RevealInput, RevealNews, RevealRequest } from './types.ts'

const { isDone, isSilence } = commandGuards

const detailsOf = ({ event }: { event: DoneActorEvent<DetailsAnswer> }): DetailsAnswer => event.output

const requestOf = (context: RevealContext): RevealRequest => ({
  id: context.id,
  command: commandOf(context),
  reason: known(context.reason),
})

export const revealMachine = setup({
  types: {
    context: {} as RevealContext,
    events: {} as RevealEvent,
    input: {} as RevealInput,
    tags: {} as Tag,
    emitted: {} as RevealNews,
  },
  actors: {
    reveal: declared<RevealAnswer, RevealRequest>(),
    loadDetails: declared<DetailsAnswer, { id: string }>(),
  },
  actions: {
    ...commandActions<RevealContext, RevealEvent>(),
    chooseReason: assign((_, { reason }: { reason: RevealReason }) => ({ reason, isReasonMissing: false })),
    sayReasonMissing: assign({ isReasonMissing: true }),
    commit: assign((_, { key }: { key: string }) => ({ command: { key, isRepeat: false }, problem: null })),
    takeDetails: assign((_, { answer, at }: DetailsAnswer) =>
      answer.kind === 'ok' ? { details: answer.payload, until: endOf(answer.payload), at, problem: null } : {},
    ),
    keepDetailsProblem: assign((_, { answer }: Pick<DetailsAnswer, 'answer'> | { answer: null }) => ({
      problem: messageOf(answer),
    })),
    keepProblem: assign({ problem: ({ context }) => messageOf(context.answer) }),
    forgetProblem: assign({ problem: null }),
    forgetDetails: assign({ details: null, picture: null, reason: null, isReasonMissing: false }),
    openPicture: assign((_, { name }: { name: string }) => ({ picture: name })),
    closePicture: assign({ picture: null }),
    tellChanged: emit({ type: 'changed' }),
  },
  guards: {
    isDone,
    isSilence,
    isTurnedAway,
    isShown: ({ context }) => context.isShown,
    hasReason: ({ context }) => context.reason !== null,
    isTold: (_, { answer }: DetailsAnswer) => answer.kind === 'ok',
    isClosed: (_, { answer }: DetailsAnswer) => codeOf(answer) === refusals.notShown.code,
    isOver: ({ context, event }) => event.type === 'look' && event.now >= context.until,
  },
  delays: { UNTIL: ({ context: { until, at } }) => Math.max(0, until - at) },
}).createMachine({
  id: 'reveal',
  context: ({ input }) => ({
    ...input,
    reason: null,
    isReasonMissing: false,
    details: null,
    until: 0,
    at: 0,
    picture: null,
    problem: null,
    command: null,
    answer: null,
  }),
  initial: 'routingStart',
  states: {
    routingStart: { always: [{ guard: 'isShown', target: 'loading' }, { target: 'masked' }] },
    masked: { entry: 'forgetDetails', on: { open: { target: 'asking', actions: 'forgetProblem' } } },
    asking: {
      on: {
        'reason.choose': { actions: { type: 'chooseReason', params: ({ event }) => event } },
        confirm: [{ guard: 'hasReason', ...commitIn('revealing') }, { actions: 'sayReasonMissing' }],
        back: { target: 'masked' },
      },
    },
    revealing: sending('reveal', requestOf),
    routingAnswer: routingAnswer({ target: 'loading', actions: ['closeCommand', 'tellChanged'] }, turnedAwayTo('masked'), {
      target: 'asking',
      actions: ['keepProblem', 'closeCommand'],
    }),
    // What the server knows tells the outcome: the data, or that they are closed.
    unanswered: unanswered('revealing', { check: { target: 'loading', actions: 'closeCommand' } }),
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadDetails',
        src: 'loadDetails',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          { guard: { type: 'isTold', params: detailsOf }, target: 'shown', actions: { type: 'takeDetails', params: detailsOf } },
          { guard: { type: 'isClosed', params: detailsOf }, target: 'masked' },
          { target: 'failed', actions: { type: 'keepDetailsProblem', params: detailsOf } },
        ],
        onError: { target: 'failed', actions: { type: 'keepDetailsProblem', params: { answer: null } } },
      },
    },
    failed: { on: { retry: { target: 'loading' }, hide: { target: 'masked' } } },
    shown: {
      initial: 'whole',
      after: { UNTIL: { target: 'masked' } },
      on: { look: { guard: 'isOver', target: 'masked' } },
      states: {
        whole: {
          on: {
            hide: { target: '#reveal.masked' },
            'picture.open': { target: 'picture', actions: { type: 'openPicture', params: ({ event }) => event } },
          },
        },
        picture: { on: { 'picture.close': { target: 'whole', actions: 'closePicture' } } },
      },
    },
  },
})
