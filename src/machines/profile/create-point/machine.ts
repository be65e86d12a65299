/**
 * The form of a new retail point (M09; RP14–RP20, VL42–VL47): its application waits for an answer like one to join a point.
 *
 * Address suggestions never block typing (A52).
 */
import { suggestionStates } from '../../fragments/suggestions/states.ts'
import { repeatIn, routingAnswer, sending, turnedAwayTo } from '../../kit/command/states.ts'
import { createForm } from '../../kit/form/form.ts'
import { emptyPoint } from './form.ts'
import { addressInput, createInput, createPoint } from './setup.ts'
import type { CreatePointContext, CreatePointInput } from './types.ts'

/** The draft goes on, with the number of a newer search (RP20). */
const valuesOf = ({ inn, draft }: CreatePointInput) => {
  if (!draft) return { ...emptyPoint, inn }
  const isNewer = inn !== '' && inn !== draft.prefilled && draft.command === null
  return isNewer ? { ...draft.values, inn } : draft.values
}

const form = createPoint.createStateConfig({
  initial: 'idle',
  on: {
    'form.change': [{ guard: 'changesAddress', target: '.routing', actions: 'changeField' }, { actions: 'changeField' }],
    'form.blur': [{ guard: 'leavesAddress', target: '.idle', actions: 'leaveField' }, { actions: 'leaveField' }],
    submit: [
      { guard: 'isComplete', target: 'sending', actions: { type: 'commit', params: ({ event }) => event } },
      { target: '.idle', actions: 'revealErrors' },
    ],
    back: { actions: { type: 'navigate', params: ({ context }) => ({ to: context.back, replace: true }) } },
  },
  states: {
    idle: {
      on: { 'address.open': { guard: 'isAddressQuery', target: 'asking' } },
    },
    ...suggestionStates(
      {
        src: 'suggestAddresses',
        isQuery: 'isAddressQuery',
        hasFound: 'hasAddresses',
        take: 'takeAddresses',
        pause: 'ADDRESS_PAUSE',
      },
      addressInput,
    ),
    offered: {
      on: {
        'address.choose': {
          guard: 'isOfferedAddress',
          target: 'idle',
          actions: { type: 'takeAddress', params: ({ event }) => event },
        },
        'address.close': { target: 'idle' },
      },
    },
  },
})

export const createPointMachine = createPoint.createMachine({
  id: 'createPoint',
  context: ({ input }): CreatePointContext => ({
    userId: input.userId,
    back: input.back,
    isClosed: input.isClosed,
    prefilled: input.draft?.command ? input.draft.prefilled : input.inn,
    form: createForm(valuesOf(input)),
    chosen: input.draft?.chosen ?? null,
    addresses: [],
    problem: null,
    command: input.draft?.command ?? null,
    answer: null,
  }),
  initial: 'routingStart',
  states: {
    routingStart: {
      always: [{ guard: 'isUnanswered', target: 'unanswered' }, { guard: 'isClosed', target: 'closed' }, { target: 'form' }],
    },
    closed: {
      on: { back: { actions: { type: 'navigate', params: ({ context }) => ({ to: context.back, replace: true }) } } },
    },
    form,
    sending: sending('createPoint', createInput),
    routingAnswer: routingAnswer(
      { target: 'done', actions: ['closeCommand', 'refreshStatus'] },
      turnedAwayTo('form'),
      { guard: 'hasFieldErrors', target: 'form', actions: ['showFieldErrors', 'closeCommand'] },
      { target: 'refused', actions: ['keepProblem', 'showFieldErrors', 'closeCommand', 'refreshStatus'] },
    ),
    unanswered: {
      entry: 'forgetAnswer',
      on: {
        repeat: { guard: 'mayRepeat', ...repeatIn('sending') },
        // The application may have been accepted: another one would be refused.
        back: { target: 'form', actions: ['closeCommand', 'refreshStatus'] },
      },
    },
    done: {
      tags: 'result',
      on: { continue: { actions: { type: 'navigate', params: { to: '/profile/point', replace: true } } } },
    },
    refused: {
      tags: 'result',
      on: { back: { target: 'form', actions: 'forgetProblem' } },
    },
  },
})
