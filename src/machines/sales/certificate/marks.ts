import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks, doneMarks } from '../../kit/marks/parts.ts'
import type { certificateMachine } from './machine.ts'

const asked = { id: 'id', sn: 'serial' } as const

export const certificateMarks = {
  context: {
    asked,
    problem: 'text',
    command: { ...commandMarks, saleId: 'id' },
    answer: answerMarks('dropped'),
    url: 'file',
  },
  events: { open: asked, ask: asked },
  outcomes: { loadSheet: answerMarks('file'), revokeCertificate: doneMarks },
} as const satisfies MarksOf<typeof certificateMachine>
