import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks } from '../../kit/marks/parts.ts'
import type { messagesMachine } from './machine.ts'

const rows = { '*': { $: 'Notification' } } as const

export const messagesMarks = {
  context: { rows, next: 'kept', problem: 'text' },
  events: { news: { latest: rows }, read: { id: 'id' } },
  outcomes: { loadPage: answerMarks(rows) },
} as const satisfies MarksOf<typeof messagesMachine>
