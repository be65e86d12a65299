/** The captcha of a form as plain data. */
import type { Captcha, CaptchaNote, CaptchaSolution } from './types.ts'

export const noCaptcha: Captcha = { token: null, lifetime: 0, note: null }

export const solved = (solution: CaptchaSolution): Captcha =>
  solution.kind === 'solved' ? { token: solution.token, lifetime: solution.lifetime, note: null } : noCaptcha

/** The token is gone, and the person learns why. */
export const noted = (note: CaptchaNote): Captcha => ({ ...noCaptcha, note })
