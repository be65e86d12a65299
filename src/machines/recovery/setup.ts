/** What the recovery machine is made of: its types, calls, effects and guards. Its states are in machine.ts. */
import { assign, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../api/result.ts'
import { phoneDigits } from '../../domain/phone.ts'
import { refusals } from '../../domain/refusals.ts'
import { noted, solved } from '../captcha/captcha.ts'
import { captchaDelays, captchaGuards } from '../captcha/states.ts'
import type { CaptchaAvailability, CaptchaNote, CaptchaSolution } from '../captcha/types.ts'
import { declared } from '../kit/actor.ts'
import { codeOf, isSilence } from '../kit/command/answer.ts'
import { effects } from '../kit/effects.ts'
import { fail, isValid, reveal } from '../kit/form.ts'
import type { Tag } from '../kit/tags.ts'
import type { CodeRequest } from '../registration/types.ts'
import { checkRecovery } from './form.ts'
import type { RecoveryContext, RecoveryEvent, RecoveryInput } from './types.ts'

/** A request is sent only from states that have one; the type cannot know it. */
export const requestOf = ({ request }: RecoveryContext): CodeRequest => {
  if (!request) throw new Error('recovery: no request to send')
  return request
}

export const recovery = setup({
  types: {
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
    input: {} as RecoveryInput,
    tags: {} as Tag,
  },
  actors: {
    prepareCaptcha: declared<CaptchaAvailability>(),
    solveCaptcha: declared<CaptchaSolution>(),
    requestPassword: declared<ApiResult<null>, CodeRequest>(),
  },
  actions: {
    ...effects('navigate', 'forgetWait', 'handPhone'),
    takeCaptcha: assign({ captcha: (_, solution: CaptchaSolution) => solved(solution) }),
    noteCaptcha: assign({ captcha: (_, { note }: { note: CaptchaNote }) => noted(note) }),
    revealErrors: assign({ form: ({ context }) => reveal(context.form, checkRecovery) }),
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
    /** The server's words stand under the phone (AU39). */
    showProblem: assign({ form: ({ context }) => fail(context.form, { mobile: messageOf(context.answer) }) }),
    close: assign({ request: null, answer: null }),
  },
  guards: {
    ...captchaGuards,
    isComplete: ({ context }) => isValid(context.form.values, checkRecovery),
    isUnanswered: ({ context }) => context.request !== null,
    isSent: ({ context }) => context.answer?.kind === 'ok',
    isSilence: ({ context }) => isSilence(context.answer, context.request?.isRepeat === true),
    /** Code 500 is an answer about the phone itself: trying once more is of no use (AU38). */
    isRefusedForGood: ({ context }) => codeOf(context.answer) === refusals.notDone.code,
  },
  delays: captchaDelays,
})
