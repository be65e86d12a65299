import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks, doneMarks } from '../../kit/marks/parts.ts'
import type { removeCardMachine } from './machine.ts'

const asked = { cardId: 'id', pan: 'pan' } as const

export const removeCardMarks = {
  context: { asked, problem: 'text', command: { ...commandMarks, cardId: 'id' }, answer: answerMarks('dropped') },
  events: { ask: asked },
  outcomes: { removeCard: doneMarks },
} as const satisfies MarksOf<typeof removeCardMachine>
