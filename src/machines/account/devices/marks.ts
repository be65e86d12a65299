import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks, doneMarks } from '../../kit/marks/parts.ts'
import type { devicesMachine } from './machine.ts'

const asked = { id: 'id', name: 'text' } as const
const sessions = { '*': { $: 'Session' } } as const

export const devicesMarks = {
  context: { asked, problem: 'text', command: { ...commandMarks, id: 'id' }, answer: answerMarks('dropped'), sessions },
  events: { ask: asked },
  outcomes: { loadSessions: answerMarks(sessions), endSessions: doneMarks },
} as const satisfies MarksOf<typeof devicesMachine>
