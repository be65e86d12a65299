import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks } from '../../kit/marks/parts.ts'
import type { chatMachine } from './machine.ts'

const rows = { '*': { $: 'ChatMessage' } } as const
const page = answerMarks({ list: rows })

export const chatMarks = {
  context: { rows, freshFrom: 'id', problem: 'text', failures: 'kept', jitter: 'kept' },
  events: {},
  outcomes: { holdSocket: { jitter: 'kept' }, loadNewest: page, loadOlder: page },
} as const satisfies MarksOf<typeof chatMachine>
