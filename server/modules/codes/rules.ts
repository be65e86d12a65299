import { CODE_LIFETIME, CODE_PAUSE, CODE_TRIES, CODES_PER_DAY, RESEND_AFTER } from '../../../src/domain/people/sms-code.ts'
import type { AttemptLimits } from '../../kernel/limits/attempts.ts'

/** Limits of codes. Times are milliseconds; limits by origin are per hour, by phone and kind per day (D11, D12, D23). */
export interface CodeRules extends AttemptLimits {
  lifetime: number
  resendAfter: number
  perDay: number
  /** How long a repeat of a request that passed the captcha needs none (B01). */
  vouchedFor: number
  /** All requests of one browser and of its address, with or without a captcha. */
  checked: { browser: number; address: number }
  /**
   * Requests without a captcha, because it may not have loaded (A12): few enough that one client cannot use up the total, and
   * many networks cannot make an open SMS sender. Deletion has a separate budget of the same size.
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
