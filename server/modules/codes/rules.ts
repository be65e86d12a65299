import { CODE_LIFETIME, CODE_PAUSE, CODE_TRIES, CODES_PER_DAY, RESEND_AFTER } from '../../../src/domain/sms-code.ts'
import type { AttemptLimits } from '../auth/attempts.ts'

/** What a code is for. Codes of one kind open nothing of another. */
export type CodePurpose = 'registration' | 'recovery' | 'deletion'

/** Limits of codes. Times are milliseconds; per client and overall they count an hour, per phone a day. */
export interface CodeRules extends AttemptLimits {
  lifetime: number
  resendAfter: number
  perDay: number
  /** A repeat of a request that passed the captcha needs none for this long (B01 of docs/decisions.md). */
  vouchedFor: number
  /** Requests of one client, of any kind. */
  perClient: number
  /** Requests of one client that passed no captcha: it may not have loaded (A12 of docs/decisions.md). */
  uncheckedPerClient: number
  /** The same of all clients together: many addresses shall not make an open SMS sender. */
  unchecked: number
}

export const CODE_RULES: CodeRules = {
  tries: CODE_TRIES,
  pause: CODE_PAUSE,
  lifetime: CODE_LIFETIME,
  resendAfter: RESEND_AFTER,
  perDay: CODES_PER_DAY,
  vouchedFor: CODE_LIFETIME,
  perClient: 60,
  uncheckedPerClient: 10,
  unchecked: 100,
}
