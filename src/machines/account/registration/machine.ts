/**
 * Registration, first half: a phone, the agreement and a captcha request a code by SMS (M04; AU16–AU20).
 *
 * One request at a time. A captcha token is valid once: every failure needs a new check. No state is final: the screen is left by
 * navigation, and Back must find the form again.
 */
import { noCaptcha } from '../../fragments/captcha/captcha.ts'
import { captchaReturns, captchaStates } from '../../fragments/captcha/states.ts'
import type { CodeRequest } from '../../fragments/captcha/types.ts'
import { commandOf } from '../../kit/command/setup.ts'
import { routingAnswer, routingStart, sending, unanswered } from '../../kit/command/states.ts'
import { createForm } from '../../kit/form/form.ts'
import { formEvents } from '../../kit/form/events.ts'
import { registration } from './setup.ts'
import type { RegistrationContext } from './types.ts'

const submit = {
  submit: [
    {
      guard: 'isComplete',
      target: '#registration.sending',
      actions: { type: 'commit', params: ({ event }: { event: { key: string } }) => ({ key: event.key }) },
    },
    { guard: 'lacksConsentAlone', actions: 'revealErrors' },
  ],
} as const

const form = registration.createStateConfig({
  initial: 'captchaLoading',
  on: {
    ...formEvents,
    'form.change': { guard: 'isNew', actions: 'changeField' },
  },
  states: {
    ...captchaStates,
    captchaPassed: { ...captchaStates.captchaPassed, on: submit },
    captchaAbsent: { on: submit },
  },
})

const toCode = {
  type: 'navigate',
  params: ({ context }: { context: RegistrationContext }) => ({
    to: `/auth/confirmation?phone=${commandOf(context).mobile}`,
  }),
} as const

export const registrationMachine = registration.createMachine({
  id: 'registration',
  context: ({ input }) => ({
    form: createForm({ mobile: input.mobile, license: input.license, consent: input.consent }),
    captcha: noCaptcha,
    command: input.command,
    answer: null,
  }),
  initial: 'routingStart',
  states: {
    routingStart: routingStart('form'),
    form,
    sending: sending('requestCode', commandOf<CodeRequest>),
    routingAnswer: routingAnswer({ target: 'done' }, captchaReturns.robot, { target: 'routingForm', actions: 'showProblem' }),
    routingForm: { always: captchaReturns.problem },
    unanswered: unanswered('sending', { 'code.enter': { target: 'done' }, back: captchaReturns.back }),
    done: {
      // The form is disabled until the navigation ends.
      tags: 'busy',
      entry: [
        // A code was sent: the wait for another starts on the next screen (A14).
        { type: 'forgetWait', params: { flow: 'confirmation' } },
        toCode,
        'closeCommand',
      ],
    },
  },
})
