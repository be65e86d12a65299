/**
 * Registration, first half: a phone, the agreement and a captcha request a code by SMS (M04; AU16–AU20).
 *
 * One request at a time. A captcha token is valid once: every failure needs a new check. No state is final: the screen is left by
 * navigation, and Back must find the form again.
 */
import { noCaptcha } from '../../fragments/captcha/captcha.ts'
import { captchaForm, captchaReturns } from '../../fragments/captcha/states.ts'
import type { CodeRequest } from '../../fragments/captcha/types.ts'
import { commandOf } from '../../kit/command/setup.ts'
import { commitIn, routingAnswer, routingStart, sending, unanswered } from '../../kit/command/states.ts'
import { createForm } from '../../kit/form/form.ts'
import { formEvents } from '../../kit/form/events.ts'
import { registration } from './setup.ts'
import type { RegistrationContext } from './types.ts'

const form = registration.createStateConfig({
  initial: 'captchaLoading',
  on: {
    ...formEvents,
    'form.change': { guard: 'isNew', actions: 'changeField' },
  },
  states: captchaForm({
    submit: [
      { guard: 'isComplete', ...commitIn('#registration.sending') },
      { guard: 'lacksConsentAlone', actions: 'revealErrors' },
    ],
  }),
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
    routingAnswer: routingAnswer({ target: 'done' }, ...captchaReturns.refused),
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
