/**
 * Deletion of the account in two steps: a code for the phone, then the code itself (M25; DL04–DL13; A40, C06).
 *
 * Whoever has the phone may delete its account, signed in or not. Silence is an outcome of its own in both steps: the
 * person repeats under the same key, and after a reload the same code goes under it again, so that a deletion that was
 * carried out is heard of. Codes are never stored. No state is final: the screen is left by navigation.
 */
import { createForm } from '../kit/form.ts'
import { createResend } from '../resend/resend.ts'
import { codeStates } from './code-states.ts'
import { askOf, deletion, mobileOf, STILL_OPEN } from './setup.ts'

const DELETED = { title: 'Аккаунт удалён', text: 'Этот телефон можно зарегистрировать заново', tone: 'success' } as const

export const deletionMachine = deletion.createMachine({
  id: 'deletion',
  context: ({ input }) => ({
    form: createForm({ mobile: input.mobile, code: '' }),
    line: input.openKey === null ? null : STILL_OPEN,
    ask: input.ask,
    confirmation: null,
    open: input.openKey === null ? null : { code: null, key: input.openKey },
    sentAt: input.sentAt,
    answer: null,
    resend: createResend(input.wait),
  }),
  initial: 'routingStart',
  states: {
    routingStart: {
      always: [{ guard: 'isAskOpen', target: 'unanswered' }, { guard: 'isCodeOnItsWay', target: 'code' }, { target: 'phone' }],
    },
    phone: {
      on: {
        'form.change': { guard: 'isOfPhone', actions: { type: 'changeField', params: ({ event }) => event.patch } },
        'form.blur': { actions: 'leavePhone' },
        'person.known': { guard: 'isPhoneEmpty', actions: { type: 'fillPhone', params: ({ event }) => event } },
        submit: { guard: 'isPhoneComplete', target: 'requesting', actions: { type: 'commitAsk', params: ({ event }) => event } },
        cancel: { actions: { type: 'navigate', params: { to: '/' } } },
      },
    },
    requesting: {
      tags: 'busy',
      invoke: {
        id: 'requestDeletion',
        src: 'requestDeletion',
        input: ({ context }) => askOf(context),
        onDone: [
          {
            guard: { type: 'isCodeSent', params: ({ event }) => event.output },
            target: 'code',
            actions: [{ type: 'takeCodeTime', params: ({ event }) => ({ at: event.output.at }) }, 'closeAsk', 'announceCode'],
          },
          { target: 'routingAnswer', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output.answer }) } },
        ],
        onError: { target: 'routingAnswer', actions: 'takeSilence' },
      },
    },
    routingAnswer: {
      always: [
        { guard: 'isAskSilent', target: 'unanswered' },
        { target: 'phone', actions: ['showProblem', 'closeAsk'] },
      ],
    },
    unanswered: {
      on: {
        repeat: { target: 'requesting', actions: 'repeatAsk' },
        'code.enter': {
          target: 'code',
          actions: [{ type: 'takeCodeTime', params: ({ event }) => ({ at: event.device }) }, 'closeAsk'],
        },
        back: { target: 'phone', actions: 'closeAsk' },
      },
    },
    code: codeStates,
    deleted: {
      // Until the next place is there the form stands still.
      tags: 'busy',
      entry: [
        { type: 'forgetPhone', params: ({ context }) => ({ phone: mobileOf(context) }) },
        'forgetPerson',
        'eraseUser',
        'endSession',
        { type: 'toast', params: DELETED },
        { type: 'navigate', params: { to: '/auth/login', replace: true } },
      ],
    },
  },
})
