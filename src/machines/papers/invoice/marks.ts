import { paperMarks } from '../../fragments/paper/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import type { invoiceMachine } from './machine.ts'

export const invoiceMarks = paperMarks('InvoiceView') satisfies MarksOf<typeof invoiceMachine>
