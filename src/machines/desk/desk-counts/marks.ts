import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks } from '../../kit/marks/parts.ts'
import type { deskCountsMachine } from './machine.ts'

export const deskCountsMarks = {
  context: { cases: 'kept', chats: 'kept' },
  events: {},
  outcomes: { countWaiting: answerMarks({ $: 'listDeskQueues' }) },
} as const satisfies MarksOf<typeof deskCountsMachine>
