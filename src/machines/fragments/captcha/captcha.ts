/** The captcha of a form as plain data. */
import { phoneDigits } from '../../../domain/people/phone.ts'
import { readCommand } from '../../kit/command/draft.ts'
import type { Captcha, CaptchaNote, CaptchaSolution, CodeRequest } from './types.ts'

export const noCaptcha: Captcha = { token: null, lifetime: 0, note: null }

export const solved = (solution: CaptchaSolution): Captcha =>
  solution.kind === 'solved' ? { token: solution.token, lifetime: solution.lifetime, note: null } : noCaptcha

/** The token is dropped, and the user sees the reason. */
export const noted = (note: CaptchaNote): Captcha => ({ ...noCaptcha, note })

/** @param phone in its field's format */
export const codeRequest = (phone: string, { token }: Captcha, key: string): CodeRequest => ({
  mobile: phoneDigits(phone) ?? '',
  captchaToken: token,
  key,
  isRepeat: false,
})

/** The request body. */
export const bodyOf = ({ mobile, captchaToken }: CodeRequest) => ({ mobile, ...(captchaToken !== null && { captchaToken }) })

export const readCodeRequest = (stored: unknown): CodeRequest | null =>
  readCommand<CodeRequest>(
    stored,
    ({ mobile, captchaToken }) => typeof mobile === 'string' && (captchaToken === null || typeof captchaToken === 'string'),
  )
