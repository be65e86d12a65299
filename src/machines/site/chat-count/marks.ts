import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks } from '../../kit/marks/parts.ts'
import type { chatCountMachine } from './machine.ts'

export const chatCountMarks = {
  context: { count: 'kept' },
  events: {},
  outcomes: { countAnswers: answerMarks('kept') },
} as const satisfies MarksOf<typeof chatCountMachine>
