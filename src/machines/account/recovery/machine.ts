/**
 * A new password by SMS: phone and captcha (M06; AU36–AU39).
 *
 * The account does not change here: the old password is valid until the first sign-in with the new one (A03, B01). One request at a
 * time. A captcha token is valid once: every failure needs a new check. No state is final: the screen is left by navigation, and
 * Back must find the form again.
 */
import { messageOf } from '../../../api/result.ts'
import { noCaptcha } from '../../fragments/captcha/captcha.ts'
import { captchaForm, captchaReturns } from '../../fragments/captcha/states.ts'
import type { CodeRequest } from '../../fragments/captcha/types.ts'
import { commandOf } from '../../kit/command/setup.ts'
import { commitIn, routingAnswer, routingStart, sending, unanswered } from '../../kit/command/states.ts'
import { createForm } from '../../kit/form/form.ts'
import { formEvents } from '../../kit/form/events.ts'
import { recovery } from './setup.ts'
import type { RecoveryContext } from './types.ts'

type Args = { context: RecoveryContext }

const form = recovery.createStateConfig({
  initial: 'captchaLoading',
  on: formEvents,
  states: captchaForm({ submit: [{ guard: 'isComplete', ...commitIn('#recovery.sending') }, { actions: 'revealErrors' }] }),
})

const toSuccess = {
  type: 'navigate',
  params: ({ context }: Args) => ({ to: `/auth/recovery-success?phone=${commandOf(context).mobile}` }),
} as const

/** The message is passed beside the address, so that no link can inject its own (A11). */
const toFailure = {
  type: 'navigate',
  params: ({ context }: Args) => ({ to: '/auth/result?kind=failure', message: messageOf(context.answer) }),
} as const

export const recoveryMachine = recovery.createMachine({
  id: 'recovery',
  context: ({ input }) => ({
    form: createForm({ mobile: input.mobile }),
    captcha: noCaptcha,
    command: input.command,
    answer: null,
  }),
  initial: 'routingStart',
  states: {
    routingStart: routingStart('form'),
    form,
    sending: sending('requestPassword', commandOf<CodeRequest>),
    routingAnswer: routingAnswer({ target: 'sent' }, { guard: 'isRefusedForGood', target: 'refused' }, ...captchaReturns.refused),
    routingForm: { always: captchaReturns.problem },
    unanswered: unanswered('sending', { 'code.received': { target: 'sent' }, back: captchaReturns.back }),
    // The form is disabled until the navigation ends.
    sent: {
      tags: 'busy',
      entry: [
        // A password was sent: the wait for another starts on the next screen (A14).
        { type: 'forgetWait', params: { flow: 'recovery' } },
        { type: 'handPhone', params: ({ context }) => ({ phone: context.form.values.mobile }) },
        toSuccess,
        'closeCommand',
      ],
    },
    refused: { tags: 'busy', entry: [toFailure, 'closeCommand'] },
  },
})
