/**
 * The row of a queue that an operator looks at: taken when it is opened, decided with a reason, handed over (C07). Nobody decides what
 * another one has taken; a take ends after ten minutes of silence. The decision waits ten seconds on the server, where the list takes it
 * back (src/machines/desk/queue).
 */
import { answerBranches, sending, turnedAwayTo, unanswered } from '../../kit/command/states.ts'
import { refusalToast } from '../../kit/command/toasts.ts'
import { handing } from '../../fragments/hand-over/states.ts'
import { deskCase, ended, gone, openingOf, requestOf } from './setup.ts'
import type { CaseContext, Colleague, OpenedCase } from './types.ts'

const opened = ({ event }: { event: { output: OpenedCase } }): OpenedCase => event.output
const takeKey = { type: 'takeKey', params: ({ event }: { event: { key: string } }) => event } as const
const keyOf = ({ event }: { event: { key: string } }) => ({ key: event.key })
const goOpening = { target: 'opening', actions: takeKey } as const
const OVER = { UNTIL: { target: 'expired' } } as const

const TOAST = refusalToast('case')

export const deskCaseMachine = deskCase.createMachine({
  id: 'deskCase',
  context: ({ input }) => ({
    ...input,
    view: null,
    until: 0,
    verdict: null,
    picked: null,
    words: '',
    isReasonShown: false,
    model: '',
    colleagues: [],
    problem: null,
    command: null,
    answer: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'loading',
      invoke: {
        id: 'openCase',
        src: 'openCase',
        input: openingOf,
        onDone: [
          { guard: { type: 'isTaken', params: opened }, target: 'ready', actions: { type: 'takeView', params: opened } },
          { guard: { type: 'isSeen', params: opened }, target: 'closed', actions: { type: 'takeView', params: opened } },
          { guard: { type: 'isGone', params: opened }, target: 'gone', actions: gone },
          { target: 'failed', actions: { type: 'takeOpeningProblem', params: opened } },
        ],
        onError: { target: 'failed', actions: { type: 'takeProblem', params: () => ({ answer: null }) } },
      },
    },
    failed: { on: { retry: goOpening } },
    gone: {},
    /** Another operator has it, it is decided, or it is one's own matter: to be looked at. */
    closed: { on: { take: goOpening } },
    ready: {
      after: OVER,
      on: {
        released: goOpening,
        verdict: [
          {
            guard: 'isAllowedWithReason',
            target: 'reasoning',
            actions: { type: 'takeVerdict', params: ({ event }) => event },
          },
          {
            guard: 'isAllowed',
            target: 'acting',
            actions: [
              { type: 'takeVerdict', params: ({ event }) => event },
              { type: 'commitDecision', params: keyOf },
            ],
          },
        ],
        'model.change': { guard: 'needsModel', actions: { type: 'takeModel', params: ({ event }) => event } },
        'hand.open': { target: 'handing', actions: 'forgetProblem' },
      },
    },
    reasoning: {
      after: OVER,
      on: {
        released: goOpening,
        'reason.pick': { actions: { type: 'pick', params: ({ event }) => event } },
        'reason.change': { actions: { type: 'takeWords', params: ({ event }) => event } },
        'reason.confirm': [
          { guard: 'isReasoned', target: 'acting', actions: { type: 'commitDecision', params: keyOf } },
          { actions: 'showReasonProblem' },
        ],
        back: { target: 'ready', actions: 'forgetVerdict' },
      },
    },
    handing: {
      ...handing(
        {
          target: '#deskCase.acting',
          actions: {
            type: 'commitHandOver',
            params: ({ event }: { event: { key: string; operator: Colleague } }) => event,
          },
        },
        { back: { target: 'ready', actions: 'forgetProblem' }, released: goOpening },
      ),
      after: OVER,
    },
    /** Ten minutes have passed: what was chosen and typed stays. */
    expired: { on: { take: goOpening } },
    acting: sending('act', (context: CaseContext) => requestOf(context)),
    routingAnswer: {
      always: answerBranches(
        { target: 'ended', actions: [ended, 'closeCommand'] },
        turnedAwayTo('ready'),
        { guard: 'isNotTaken', target: 'expired', actions: 'closeCommand' },
        { guard: 'isMoved', target: 'opening', actions: [TOAST, 'closeCommand'] },
        { guard: 'isHandOver', target: 'ready', actions: ['keepProblem', 'closeCommand'] },
        { guard: 'isWithReason', target: 'reasoning', actions: ['keepProblem', 'closeCommand'] },
        { target: 'ready', actions: ['keepProblem', 'closeCommand'] },
      ),
    },
    unanswered: unanswered('acting', { check: { target: 'opening', actions: [takeKey, 'closeCommand'] } }),
    ended: {},
  },
})
