import { fromPromise } from 'xstate'
import type { CaptchaAvailability, CaptchaSolution } from './types.ts'

/** The provider of the captcha, chosen by the server's configuration. Neither function throws. */
export interface CaptchaPort {
  /** Loads what the check needs. */
  prepare: (signal: AbortSignal) => Promise<CaptchaAvailability>
  /** Runs the check: a calculation, or a task for the user. */
  solve: (signal: AbortSignal) => Promise<CaptchaSolution>
}

export const captchaActors = ({ prepare, solve }: CaptchaPort) => ({
  prepareCaptcha: fromPromise<CaptchaAvailability>(({ signal }) => prepare(signal)),
  solveCaptcha: fromPromise<CaptchaSolution>(({ signal }) => solve(signal)),
})
