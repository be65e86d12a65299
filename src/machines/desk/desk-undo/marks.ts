import { CASE_KINDS } from '../../../domain/desk/cases.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks } from '../../kit/marks/parts.ts'
import type { deskUndoMachine } from './machine.ts'

const row = { kind: CASE_KINDS, id: 'id' } as const
const decision = { ...row, title: 'text', verdict: ['approve', 'refuse', 'settle', 'return'], due: 'moment' } as const

export const deskUndoMarks = {
  context: { command: { ...commandMarks, ...row }, answer: answerMarks('dropped'), last: decision, now: 'moment' },
  events: { decided: { decision } },
  outcomes: { cancelDecision: answerMarks('dropped') },
} as const satisfies MarksOf<typeof deskUndoMachine>
