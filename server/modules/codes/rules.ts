import { CODE_LIFETIME, CODE_PAUSE, CODE_TRIES, CODES_PER_DAY, RESEND_AFTER } from '../../../src/domain/sms-code.ts'
import type { AttemptLimits } from '../../kernel/limits/attempts.ts'

/** Limits of codes. Times are milliseconds; by place they count an hour, by phone and kind a day (D11, D12, D23). */
export interface CodeRules extends AttemptLimits {
  lifetime: number
  resendAfter: number
  perDay: number
  /** A repeat of a request that passed the captcha needs none for this long (B01). */
  vouchedFor: number
  /** Requests of any kind that passed a captcha or not, of one browser and of its address. */
  checked: { browser: number; address: number }
  /**
   * Requests that passed none, because it may not have loaded (A12): so few that nobody alone uses up
   * what all may send, and many networks shall not make an open SMS sender. Deletion has as much of its own.
   */
  unchecked: { browser: number; address: number; network: number; all: number }
}

export const CODE_RULES: CodeRules = {
  tries: CODE_TRIES,
  pause: CODE_PAUSE,
  lifetime: CODE_LIFETIME,
  resendAfter: RESEND_AFTER,
  perDay: CODES_PER_DAY,
  vouchedFor: CODE_LIFETIME,
  checked: { browser: 60, address: 100 },
  unchecked: { browser: 10, address: 20, network: 40, all: 100 },
}
