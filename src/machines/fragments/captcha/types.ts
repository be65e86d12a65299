/** The captcha before a code request (A12), for any flow that has one. */
import type { Command, CommandContext } from '../../kit/command/types.ts'

/** The outcome of the preparation: an unavailable captcha must lock nobody out. */
export type CaptchaAvailability = { kind: 'ready' } | { kind: 'failed' }

/** The outcome of the check. */
export type CaptchaSolution =
  /** The token is valid once, and for this many milliseconds. */
  | { kind: 'solved'; token: string; lifetime: number }
  /** The user has closed the task. */
  | { kind: 'cancelled' }
  | { kind: 'failed' }

/** The reason for a new check. */
export type CaptchaNote = 'expired' | 'cancelled' | 'slow' | 'refused' | 'spent'

export interface Captcha {
  /** The proof for the next request; null before the check and without a captcha. */
  token: string | null
  lifetime: number
  note: CaptchaNote | null
}

/** The request for a code, from a form with a captcha. */
export interface CodeRequest extends Command {
  /** Phone digits. */
  mobile: string
  /** Null when the captcha was unavailable. */
  captchaToken: string | null
}

/** The context of a flow with a captcha; a command of another step carries no token. */
export interface CaptchaContext extends CommandContext<Command & Partial<CodeRequest>, null> {
  captcha: Captcha
}

export type CaptchaEvent = { type: 'captcha.solve' }
