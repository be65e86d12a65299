import { rosterCallMarks, rosterMarks } from '../../fragments/roster/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks, doneMarks } from '../../kit/marks/parts.ts'
import type { requestsMachine } from './machine.ts'

const applicant = { id: 'id', name: 'name' } as const
const decision = { ...commandMarks, ...applicant, verdict: ['approve', 'reject'] } as const

export const requestsMarks = {
  context: {
    ...rosterMarks,
    command: decision,
    answer: answerMarks('dropped'),
    asked: applicant,
    queue: { '*': decision },
    silent: { '*': decision },
  },
  events: { approve: applicant, ask: applicant, repeat: { id: 'id' }, check: { id: 'id' } },
  outcomes: { ...rosterCallMarks, decide: doneMarks },
} as const satisfies MarksOf<typeof requestsMachine>
