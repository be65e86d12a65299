import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks } from '../../kit/marks/parts.ts'
import type { leavePointMachine } from './machine.ts'

const asked = { way: ['leave', 'cancel'] } as const

export const leavePointMarks = {
  context: { asked, problem: 'text', command: { ...commandMarks, ...asked }, answer: answerMarks('dropped') },
  events: { ask: asked },
  outcomes: { leavePoint: answerMarks('dropped'), cancelApplication: answerMarks('dropped') },
} as const satisfies MarksOf<typeof leavePointMachine>
