import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks } from '../../kit/marks/parts.ts'
import type { counterMachine } from './machine.ts'

const overview = { $: 'SalesOverview' } as const

export const counterMarks = {
  context: { overview, quiet: 'kept' },
  events: {},
  outcomes: { loadOverview: answerMarks(overview), renewOverview: answerMarks(overview) },
} as const satisfies MarksOf<typeof counterMachine>
