import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, doneMarks, formMarks } from '../../kit/marks/parts.ts'
import type { problemMachine } from './machine.ts'

const patch = { note: 'text' } as const
const sent = { report: 'dropped', eraseKey: 'dropped', ends: 'date' } as const

/** A report of a report tells nothing of what the first one holds. */
export const problemMarks = {
  context: {
    command: 'dropped',
    answer: answerMarks(sent),
    form: formMarks(patch),
    recorded: 'dropped',
    struck: { '*': 'kept' },
    key: 'id',
    link: 'dropped',
    sent,
    problem: 'text',
  },
  events: {
    'form.change': { patch },
    'form.blur': { field: ['note'] },
    'step.strike': { line: 'kept' },
    'step.restore': { line: 'kept' },
  },
  outcomes: {
    readRecording: 'dropped',
    packReport: 'dropped',
    makeLink: 'dropped',
    reportProblem: answerMarks(sent),
    eraseProblem: doneMarks,
  },
} as const satisfies MarksOf<typeof problemMachine>
