import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks } from '../../kit/marks/parts.ts'
import type { reportsMachine } from './machine.ts'

const reports = { '*': { $: 'EndedReport' } } as const
/** The portal's own words, of which none is a person's. */
const words = 'dropped'

export const reportsMarks = {
  context: { place: { machine: 'text', state: 'text' }, reports, next: 'id', words, problem: 'text' },
  events: {},
  outcomes: {
    loadReports: answerMarks({ reports, next: 'id', words }),
  },
} as const satisfies MarksOf<typeof reportsMachine>
