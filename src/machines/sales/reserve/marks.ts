import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks, doneMarks } from '../../kit/marks/parts.ts'
import type { reserveMachine } from './machine.ts'

const reserved = { sn: 'serial', nfc: 'serial', until: 'date' } as const

export const reserveMarks = {
  context: {
    command: { ...commandMarks, ...reserved, takenBackAt: 'moment' },
    answer: answerMarks('dropped'),
    released: reserved,
    problem: 'text',
  },
  events: { sell: { sn: 'serial' }, release: reserved },
  outcomes: { releaseReserve: doneMarks, takeBack: answerMarks('dropped') },
} as const satisfies MarksOf<typeof reserveMachine>
