import type { MarksOf } from '../../kit/marks/marks.ts'
import type { serverErrorMachine } from './machine.ts'

export const serverErrorMarks = {
  context: { from: 'place', secondsLeft: 'kept' },
  events: {},
  outcomes: {},
} as const satisfies MarksOf<typeof serverErrorMachine>
