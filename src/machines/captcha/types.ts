/** Showing that no robot asks for a code (A12 of docs/decisions.md), as any flow with a captcha carries it. */
import type { ApiResult } from '../../api/result.ts'

/** What getting the check ready ends with: one that cannot be had must lock nobody out. */
export type CaptchaAvailability = { kind: 'ready' } | { kind: 'failed' }

/** What the check ends with. */
export type CaptchaSolution =
  /** The token counts once, and for so many milliseconds. */
  | { kind: 'solved'; token: string; lifetime: number }
  /** The person has closed the task. */
  | { kind: 'cancelled' }
  | { kind: 'failed' }

/** Why the check has to be made again. */
export type CaptchaNote = 'expired' | 'cancelled' | 'slow' | 'refused' | 'spent'

export interface Captcha {
  /** The proof for the next request; null before the check and where there is none. */
  token: string | null
  lifetime: number
  note: CaptchaNote | null
}

/** A context of a flow with a captcha. */
export interface CaptchaContext {
  captcha: Captcha
  /** The request from the click until its answer is known. */
  request: { captchaToken: string | null } | null
  /** The server's answer while the machine decides what follows from it. */
  answer: ApiResult<null> | null
}

export type CaptchaEvent = { type: 'captcha.solve' }
