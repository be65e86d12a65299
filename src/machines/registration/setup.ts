/** What the registration machine is made of: its types, calls, effects and guards. Its states are in machine.ts. */
import { assign, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../api/result.ts'
import { phoneDigits } from '../../domain/phone.ts'
import { noted, solved } from '../captcha/captcha.ts'
import { captchaDelays, captchaGuards } from '../captcha/states.ts'
import type { CaptchaAvailability, CaptchaNote, CaptchaSolution } from '../captcha/types.ts'
import { declared } from '../kit/actor.ts'
import { isSilence } from '../kit/command/answer.ts'
import { effects } from '../kit/effects.ts'
import { fail, isValid, reveal } from '../kit/form.ts'
import type { Tag } from '../kit/tags.ts'
import { checkRegistration, type RegistrationValues } from './form.ts'
import type { CodeRequest, RegistrationContext, RegistrationEvent, RegistrationInput } from './types.ts'

/** A request is sent only from states that have one; the type cannot know it. */
export const requestOf = ({ request }: RegistrationContext): CodeRequest => {
  if (!request) throw new Error('registration: no request to send')
  return request
}

const isMatch = (one: RegistrationValues, other: RegistrationValues): boolean =>
  one.mobile === other.mobile && one.license === other.license && one.consent === other.consent

export const registration = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    tags: {} as Tag,
  },
  actors: {
    prepareCaptcha: declared<CaptchaAvailability>(),
    solveCaptcha: declared<CaptchaSolution>(),
    requestCode: declared<ApiResult<null>, CodeRequest>(),
  },
  actions: {
    ...effects('navigate', 'forgetWait'),
    takeCaptcha: assign({ captcha: (_, solution: CaptchaSolution) => solved(solution) }),
    noteCaptcha: assign({ captcha: (_, { note }: { note: CaptchaNote }) => noted(note) }),
    revealErrors: assign({ form: ({ context }) => reveal(context.form, checkRegistration) }),
    commit: assign({
      request: ({ context }, { key }: { key: string }) => ({
        mobile: phoneDigits(context.form.values.mobile) ?? '',
        captchaToken: context.captcha.token,
        key,
        isRepeat: false,
      }),
      // What the server said belongs to the last attempt.
      form: ({ context }) => ({ ...context.form, errors: {} }),
    }),
    markRepeat: assign({ request: ({ context }) => ({ ...requestOf(context), isRepeat: true }) }),
    takeAnswer: assign({ answer: (_, params: { answer: ApiResult<null> }) => params.answer }),
    takeSilence: assign({ answer: { kind: 'unknown' } as const }),
    /** The server's words stand under the phone (AU20). */
    showProblem: assign({
      form: ({ context }) => fail(context.form, { mobile: messageOf(context.answer) }),
    }),
    close: assign({ request: null, answer: null }),
  },
  guards: {
    ...captchaGuards,
    isNew: ({ context: { form }, event }) =>
      event.type === 'form.change' && !isMatch({ ...form.values, ...event.patch }, form.values),
    isComplete: ({ context }) => isValid(context.form.values, checkRegistration),
    /** The button waits for the agreement (VL19), not for consent: that is asked for at its box. */
    lacksConsentAlone: ({ context: { form } }) => Object.keys(checkRegistration(form.values)).join() === 'consent',
    isSent: ({ context }) => context.answer?.kind === 'ok',
    isSilence: ({ context }) => isSilence(context.answer, context.request?.isRepeat === true),
  },
  delays: captchaDelays,
})
