import { paperMarks } from '../../fragments/paper/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import type { receiptMachine } from './machine.ts'

export const receiptMarks = paperMarks('ReceiptView') satisfies MarksOf<typeof receiptMachine>
