/** Showing that no robot asks for a code (A12), as any flow with a captcha carries it. */
import type { Command, CommandContext } from '../../kit/command/types.ts'

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

/** What a form with a captcha sends: a code is asked for. */
export interface CodeRequest extends Command {
  /** Phone digits. */
  mobile: string
  /** Null where the captcha could not be had. */
  captchaToken: string | null
}

/** A context of a flow with a captcha; a command of another step carries no token. */
export interface CaptchaContext extends CommandContext<Command & Partial<CodeRequest>, null> {
  captcha: Captcha
}

export type CaptchaEvent = { type: 'captcha.solve' }
