import { SALE_STATUSES } from '../../../domain/sales/sale-status.ts'
import { paperMarks } from '../../fragments/paper/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import type { invoiceMachine } from './machine.ts'

const { context, events, outcomes } = paperMarks('InvoiceView')

export const invoiceMarks = {
  context: {
    ...context,
    told: { title: 'text', sn: 'serial', model: 'text', status: SALE_STATUSES, buyerInn: 'inn' },
  },
  events,
  outcomes,
} as const satisfies MarksOf<typeof invoiceMachine>
