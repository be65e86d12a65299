import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks } from '../../kit/marks/parts.ts'
import type { personMachine } from './machine.ts'

const person = { $: 'DeskPerson' } as const

export const personMarks = {
  context: { id: 'id', person, problem: 'text' },
  events: {},
  outcomes: { loadPerson: answerMarks(person), renewPerson: answerMarks(person) },
} as const satisfies MarksOf<typeof personMachine>
