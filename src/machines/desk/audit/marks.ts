import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, formMarks } from '../../kit/marks/parts.ts'
import type { auditMachine } from './machine.ts'

/** A person is a phone in most spellings, or an id. */
const values = { person: 'phone', object: 'id', from: 'date', to: 'date' } as const

export const auditMarks = {
  context: { form: formMarks(values), asked: values, entries: { '*': { $: 'AuditEntry' } }, next: 'id', problem: 'text' },
  events: { 'form.change': { patch: values }, 'form.blur': { field: ['person', 'object', 'from', 'to'] } },
  outcomes: { loadAudit: answerMarks({ $: 'listAudit' }) },
} as const satisfies MarksOf<typeof auditMachine>
