import { captchaCallMarks, captchaMarks, codeRequestMarks } from '../../fragments/captcha/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import { doneMarks, formMarks } from '../../kit/marks/parts.ts'
import type { recoveryMachine } from './machine.ts'

const values = { mobile: 'phone' } as const

export const recoveryMarks = {
  context: { form: formMarks(values), command: codeRequestMarks, answer: doneMarks, captcha: captchaMarks },
  events: { 'form.change': { patch: values }, 'form.blur': { field: ['mobile'] } },
  outcomes: { ...captchaCallMarks, requestPassword: doneMarks },
} as const satisfies MarksOf<typeof recoveryMachine>
