import { SALE_STATUSES } from '../../../domain/sales/sale-status.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks } from '../../kit/marks/parts.ts'
import type { handoverMachine } from './machine.ts'

const reader = {
  kind: ['starting', 'stranger', 'seller', 'company', 'barred', 'customer'],
  id: 'id',
  name: 'name',
  mobile: 'phone',
} as const
const registered = answerMarks({ id: 'id', saleStatus: SALE_STATUSES })
const handover = { $: 'Handover' } as const

export const handoverMarks = {
  // Whoever has the token registers the tool.
  context: { token: 'code', reader, handover, problem: 'text', command: commandMarks, answer: registered },
  events: { 'reader.changed': { reader } },
  outcomes: { openHandover: answerMarks(handover), registerHandover: registered },
} as const satisfies MarksOf<typeof handoverMachine>
