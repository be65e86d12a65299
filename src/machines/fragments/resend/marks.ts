/** Marks of the repeated request for a code. */
import { commandMarks, doneMarks } from '../../kit/marks/parts.ts'

export const resendMarks = { until: 'moment', left: 'kept', command: commandMarks, answer: doneMarks } as const

/** A sent code, and when: the code itself is in no answer. */
export const codeSentMarks = { answer: doneMarks, at: 'moment' } as const
