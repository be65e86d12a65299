import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks, doneMarks } from '../../kit/marks/parts.ts'
import type { sellerActionMachine } from './machine.ts'

const subject = { kind: ['assign', 'exclude'], id: 'id', name: 'name' } as const

export const sellerActionMarks = {
  context: {
    asked: subject,
    problem: 'text',
    command: { ...commandMarks, ...subject },
    answer: answerMarks('dropped'),
    self: 'id',
  },
  events: { ask: subject },
  outcomes: { carryOut: doneMarks },
} as const satisfies MarksOf<typeof sellerActionMachine>
