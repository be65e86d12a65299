/** Marks of a captcha and of the request behind it. */
import { commandMarks } from '../../kit/marks/parts.ts'

export const captchaMarks = {
  token: 'code',
  lifetime: 'kept',
  note: ['expired', 'cancelled', 'slow', 'refused', 'spent'],
} as const

export const codeRequestMarks = { ...commandMarks, mobile: 'phone', captchaToken: 'code' } as const

export const captchaCallMarks = {
  prepareCaptcha: { kind: ['ready', 'failed'] },
  solveCaptcha: { kind: ['solved', 'cancelled', 'failed'], token: 'code', lifetime: 'kept' },
} as const
