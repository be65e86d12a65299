import { codeSentMarks, resendMarks } from '../../fragments/resend/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import type { recoverySuccessMachine } from './machine.ts'

export const recoverySuccessMarks = {
  context: { resend: resendMarks, phone: 'phone' },
  events: {},
  outcomes: { resendCode: codeSentMarks },
} as const satisfies MarksOf<typeof recoverySuccessMachine>
