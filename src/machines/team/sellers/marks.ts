import { rosterCallMarks, rosterMarks } from '../../fragments/roster/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import type { sellersMachine } from './machine.ts'

export const sellersMarks = {
  context: rosterMarks,
  events: {},
  outcomes: rosterCallMarks,
} as const satisfies MarksOf<typeof sellersMachine>
