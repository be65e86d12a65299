import { fromPromise } from 'xstate'
import type { CaptchaAvailability, CaptchaSolution } from './types.ts'

/** Who makes the check; the server's configuration says how. Neither ever fails by throwing. */
export interface CaptchaPort {
  /** Gets what the check needs. */
  prepare: (signal: AbortSignal) => Promise<CaptchaAvailability>
  /** Makes the check: a calculation, or a task for the person. */
  solve: (signal: AbortSignal) => Promise<CaptchaSolution>
}

export const captchaActors = ({ prepare, solve }: CaptchaPort) => ({
  prepareCaptcha: fromPromise<CaptchaAvailability>(({ signal }) => prepare(signal)),
  solveCaptcha: fromPromise<CaptchaSolution>(({ signal }) => solve(signal)),
})
