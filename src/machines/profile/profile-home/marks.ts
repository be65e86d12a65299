import { TAX_STATUSES } from '../../kit/marks/sets.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks } from '../../kit/marks/parts.ts'
import type { profileHomeMachine } from './machine.ts'

const point = { $: 'RetailPoint' } as const

export const profileHomeMarks = {
  context: { quiet: 'kept', mode: ['seller', 'customer'], taxStatus: TAX_STATUSES, count: 'kept', point },
  events: { 'person.changed': { taxStatus: TAX_STATUSES } },
  outcomes: { loadCount: answerMarks('kept'), loadPoint: answerMarks(point), renewUser: answerMarks({ $: 'User' }) },
} as const satisfies MarksOf<typeof profileHomeMachine>
