import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, formMarks } from '../../kit/marks/parts.ts'
import type { auditMachine } from './machine.ts'

/** A person is a phone in most spellings, or an id. */
const values = { person: 'phone', object: 'id', operator: 'id', from: 'date', to: 'date' } as const
const entries = { '*': { $: 'AuditEntry' } } as const
const colleagues = { '*': { $: 'DeskOperator' } } as const

export const auditMarks = {
  context: {
    form: formMarks(values),
    asked: values,
    me: { $: 'DeskOperator' },
    colleagues,
    entries,
    next: 'id',
    problem: 'text',
  },
  events: { 'form.change': { patch: values }, 'form.blur': { field: ['person', 'object', 'operator', 'from', 'to'] } },
  outcomes: { loadAudit: answerMarks({ entries, next: 'id', colleagues }) },
} as const satisfies MarksOf<typeof auditMachine>
