import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks } from '../../kit/marks/parts.ts'
import type { requestCountMachine } from './machine.ts'

export const requestCountMarks = {
  context: { count: 'kept' },
  events: {},
  outcomes: { countRequests: answerMarks('kept') },
} as const satisfies MarksOf<typeof requestCountMachine>
