import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks } from '../../kit/marks/parts.ts'
import type { warrantyMachine } from './machine.ts'

const warranty = { $: 'Warranty' } as const

export const warrantyMarks = {
  context: { token: 'code', warranty, problem: 'text' },
  events: {},
  outcomes: { checkWarranty: answerMarks(warranty) },
} as const satisfies MarksOf<typeof warrantyMachine>
