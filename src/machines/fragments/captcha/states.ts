/**
 * The states of a form's captcha, for `createStateConfig` of a flow: loading, pending, solving, passed, and the form
 * without it. They are the inner states of «form», which accepts the input; the flow returns from its request by `captchaReturns`.
 *
 * A flow declares the calls and actions of setup.ts, those of a command (kit/command), the guards of `captchaGuards` and the
 * delays of `captchaDelays`.
 */
import type { DoneActorEvent } from 'xstate'
import { refusals } from '../../../domain/texts/refusals.ts'
import { CAPTCHA_TIMEOUT } from '../../../domain/people/sms-code.ts'
import { codeOf } from '../../kit/command/answer.ts'
import type { CaptchaAvailability, CaptchaContext, CaptchaNote, CaptchaSolution } from './types.ts'

type Args = { context: CaptchaContext }
type Done<Output> = { event: DoneActorEvent<Output> }

const solutionOf = ({ event }: Done<CaptchaSolution>): CaptchaSolution => event.output
const note = (why: CaptchaNote) => ({ type: 'noteCaptcha', params: { note: why } }) as const

/** The timeout of one check, including the user's task. */
const CAPTCHA_SOLVING_TIME = 120_000

export const captchaDelays = {
  CAPTCHA_TIMEOUT,
  CAPTCHA_SOLVING_TIME,
  CAPTCHA_LIFETIME: ({ context }: Args) => context.captcha.lifetime,
}

export const captchaGuards = {
  isCaptchaReady: (_: unknown, { kind }: CaptchaAvailability) => kind === 'ready',
  isCaptchaSolved: (_: unknown, { kind }: CaptchaSolution) => kind === 'solved',
  isCaptchaCancelled: (_: unknown, { kind }: CaptchaSolution) => kind === 'cancelled',
  /** The check was rejected, or was skipped although the server requires it. The captcha itself shows the reason. */
  isRobotSuspected: ({ context }: Args) => codeOf(context.answer) === refusals.captchaRequired.code,
  hadCaptcha: ({ context }: Args) => typeof context.command?.captchaToken === 'string',
}

const captchaStates = {
  captchaLoading: {
    tags: 'device',
    invoke: {
      id: 'prepareCaptcha',
      src: 'prepareCaptcha',
      onDone: [
        {
          guard: { type: 'isCaptchaReady', params: ({ event }: Done<CaptchaAvailability>) => event.output },
          target: 'captchaPending',
        },
        { target: 'captchaAbsent' },
      ],
      onError: { target: 'captchaAbsent' },
    },
    // A silently blocked script counts as failed (A12).
    after: { CAPTCHA_TIMEOUT: { target: 'captchaAbsent' } },
  },
  captchaPending: {
    on: { 'captcha.solve': { target: 'captchaSolving' } },
  },
  captchaSolving: {
    tags: 'device',
    invoke: {
      id: 'solveCaptcha',
      src: 'solveCaptcha',
      onDone: [
        {
          guard: { type: 'isCaptchaSolved', params: solutionOf },
          target: 'captchaPassed',
          actions: { type: 'takeCaptcha', params: solutionOf },
        },
        { guard: { type: 'isCaptchaCancelled', params: solutionOf }, target: 'captchaPending', actions: note('cancelled') },
        { target: 'captchaAbsent' },
      ],
      onError: { target: 'captchaAbsent' },
    },
    after: { CAPTCHA_SOLVING_TIME: { target: 'captchaPending', actions: note('slow') } },
  },
  captchaPassed: {
    after: { CAPTCHA_LIFETIME: { target: 'captchaPending', actions: note('expired') } },
  },
  captchaAbsent: {},
} as const

/** @param submit the event that requests the code: heard where the check is passed, and where it was unavailable */
export const captchaForm = <const Submit extends object>(submit: Submit) => ({
  ...captchaStates,
  captchaPassed: { ...captchaStates.captchaPassed, on: submit },
  captchaAbsent: { on: submit },
})

const robot = {
  guard: 'isRobotSuspected',
  target: 'form.captchaLoading',
  actions: ['closeCommand', note('refused')],
} as const

/** A token is valid once: every return to the form needs a new check. */
export const captchaReturns = {
  /** The last branches of `routingAnswer`. */
  refused: [robot, { target: 'routingForm', actions: 'showProblem' }],
  /** The branches of `routingForm`. */
  problem: [
    { guard: 'hadCaptcha', target: 'form.captchaPending', actions: ['closeCommand', note('spent')] },
    { target: 'form.captchaAbsent', actions: 'closeCommand' },
  ],
  back: { target: 'form', actions: ['closeCommand', note('spent')] },
} as const
