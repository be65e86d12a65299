import { captchaCallMarks, captchaMarks, codeRequestMarks } from '../../fragments/captcha/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import { doneMarks, formMarks } from '../../kit/marks/parts.ts'
import type { registrationMachine } from './machine.ts'

const values = { mobile: 'phone' } as const

export const registrationMarks = {
  context: {
    form: formMarks(values, 'license', 'consent'),
    command: codeRequestMarks,
    answer: doneMarks,
    captcha: captchaMarks,
  },
  events: { 'form.change': { patch: values }, 'form.blur': { field: ['mobile'] } },
  outcomes: { ...captchaCallMarks, requestCode: doneMarks },
} as const satisfies MarksOf<typeof registrationMachine>
