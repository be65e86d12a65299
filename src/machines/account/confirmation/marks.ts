import { codeSentMarks, resendMarks } from '../../fragments/resend/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import { commandMarks, doneMarks, formMarks } from '../../kit/marks/parts.ts'
import type { confirmationMachine } from './machine.ts'

const values = {
  organizationalForm: ['individual', 'legal-person'],
  type: ['client', 'customer'],
  username: 'name',
  surname: 'name',
  organization_name: 'name',
  organization_inn: 'inn',
  responsible: 'name',
  password: 'secret',
} as const

export const confirmationMarks = {
  context: {
    resend: resendMarks,
    command: commandMarks,
    answer: doneMarks,
    phone: 'phone',
    storedMode: ['seller', 'customer'],
    form: formMarks(values, 'consent'),
  },
  events: {
    'form.change': { patch: values },
    'form.blur': { field: ['username', 'surname', 'organization_name', 'organization_inn', 'responsible', 'password'] },
  },
  outcomes: { registerPerson: doneMarks, registerCompany: doneMarks, resendCode: codeSentMarks },
} as const satisfies MarksOf<typeof confirmationMachine>
