/**
 * Registration, second half: the user's data and the SMS code (M05; AU21–AU35).
 *
 * The form and the wait for another code are parallel states. The code is never stored, so a registration cannot be repeated
 * after a reload: the user is sent to sign-in, where the code either works or does not (C04).
 * No state is final: the screen is left by navigation.
 */
import { formatPhone } from '../../../domain/people/phone.ts'
import { repeatIn, routingAnswer, sending } from '../../kit/command/states.ts'
import { createForm } from '../../kit/form/form.ts'
import { createResend } from '../../fragments/resend/resend.ts'
import { resendStates } from '../../fragments/resend/states.ts'
import { emptyConfirmation } from './form.ts'
import { confirmation, modeChosen, otherMessages, personInput, resendInput } from './setup.ts'
import type { ConfirmationContext } from './types.ts'

const NO_PHONE = { title: 'Ошибка', text: 'Произошла ошибка', tone: 'danger' } as const
const DONE = { title: 'Вы зарегистрированы', text: 'Войдите: пароль — код из SMS', tone: 'success' } as const
const otherProblem = ({ context }: { context: ConfirmationContext }) =>
  ({ title: 'Ошибка', text: otherMessages(context).join('. '), tone: 'danger' }) as const

const form = confirmation.createStateConfig({
  initial: 'routingStart',
  states: {
    routingStart: {
      always: [
        { guard: 'lacksPhone', target: 'noPhone' },
        { guard: 'isUnanswered', target: 'unanswered' },
        { target: 'editing' },
      ],
    },
    noPhone: {
      entry: [
        { type: 'toast', params: NO_PHONE },
        { type: 'navigate', params: { to: '/auth/registration', replace: true } },
      ],
    },
    editing: {
      on: {
        'form.change': [
          {
            guard: 'becomesCompany',
            actions: [
              'changeField',
              'takeCustomerMode',
              { type: 'storeMode', params: ({ context }) => ({ mode: 'customer', owner: context.phone }) },
            ],
          },
          { guard: 'mayChange', actions: 'changeField' },
        ],
        'form.blur': { guard: 'mayLeave', actions: 'leaveField' },
        submit: [
          {
            guard: 'isComplete',
            target: 'routingSend',
            actions: { type: 'commit', params: ({ event }) => ({ key: event.key }) },
          },
          { guard: 'noCodeAwaited', actions: 'revealErrors' },
        ],
      },
    },
    routingSend: {
      always: [{ guard: 'isCompany', target: 'registeringCompany' }, { target: 'registeringPerson' }],
    },
    registeringPerson: sending('registerPerson', personInput),
    registeringCompany: sending('registerCompany', personInput),
    routingAnswer: routingAnswer(
      { target: 'done' },
      {
        guard: 'hasOtherMessages',
        target: 'editing',
        actions: ['removeToken', { type: 'toast', params: otherProblem }, 'showProblem', 'closeCommand'],
      },
      { target: 'editing', actions: ['removeToken', 'showProblem', 'closeCommand'] },
    ),
    unanswered: {
      entry: 'forgetAnswer',
      on: {
        repeat: { guard: 'hasCode', ...repeatIn('routingSend') },
        login: { actions: { type: 'navigate', params: { to: '/auth/login' } } },
        back: { target: 'editing', actions: 'closeCommand' },
      },
    },
    done: {
      // The form is disabled until the navigation ends.
      tags: 'busy',
      entry: [
        { type: 'storeMode', params: ({ context }) => modeChosen(context) },
        { type: 'storeChoice', params: ({ context }) => modeChosen(context) },
        { type: 'handPhone', params: ({ context }) => ({ phone: formatPhone(context.phone) }) },
        { type: 'forgetDrafts', params: ({ context }) => ({ form: 'registration', phone: context.phone }) },
        { type: 'forgetWait', params: { flow: 'confirmation' } },
        { type: 'toast', params: DONE },
        { type: 'navigate', params: { to: '/auth/login' } },
        'forgetSecrets',
      ],
    },
  },
})

const resend = confirmation.createStateConfig({
  initial: 'waiting',
  states: {
    ...resendStates,
    sending: {
      ...resendStates.sending,
      invoke: { ...resendStates.sending.invoke, input: ({ context }) => resendInput(context) },
    },
  },
})

export const confirmationMachine = confirmation.createMachine({
  id: 'confirmation',
  context: ({ input }) => ({
    phone: input.phone,
    storedMode: input.storedMode,
    asksConsent: !input.hasConsent,
    form: createForm({
      ...emptyConfirmation(input.storedMode),
      ...input.draft?.values,
      consent: input.hasConsent || input.draft?.values.consent === true,
    }),
    command: input.draft?.command ?? null,
    answer: null,
    resend: createResend(input.wait),
  }),
  type: 'parallel',
  states: { form, resend },
})
