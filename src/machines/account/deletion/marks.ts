import { captchaCallMarks, captchaMarks, codeRequestMarks } from '../../fragments/captcha/marks.ts'
import { codeSentMarks, resendMarks } from '../../fragments/resend/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import { doneMarks, formMarks } from '../../kit/marks/parts.ts'
import type { deletionMachine } from './machine.ts'

const values = { mobile: 'phone', code: 'secret' } as const

export const deletionMarks = {
  context: {
    form: formMarks(values),
    line: { tone: ['success', 'danger', 'warning'], text: 'text' },
    command: { ...codeRequestMarks, code: 'secret' },
    answer: doneMarks,
    captcha: captchaMarks,
    resend: resendMarks,
    open: { code: 'secret', key: 'id' },
    sent: { mobile: 'phone', at: 'moment' },
    codeLeft: 'kept',
    person: 'phone',
  },
  events: {
    'form.change': { patch: values },
    'form.blur': { field: ['mobile'] },
    'person.known': { mobile: 'phone' },
  },
  outcomes: {
    ...captchaCallMarks,
    requestDeletion: codeSentMarks,
    resendCode: codeSentMarks,
    confirmDeletion: doneMarks,
  },
} as const satisfies MarksOf<typeof deletionMachine>
