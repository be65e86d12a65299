import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks } from '../../kit/marks/parts.ts'
import type { peopleMachine } from './machine.ts'

const found = { $: 'searchDeskPeople' } as const

export const peopleMarks = {
  // A phone, a serial number, a receipt, a name: anything.
  context: { text: 'text', asked: 'text', found, problem: 'text' },
  events: { 'text.change': { text: 'text' } },
  outcomes: { findPeople: answerMarks(found) },
} as const satisfies MarksOf<typeof peopleMachine>
