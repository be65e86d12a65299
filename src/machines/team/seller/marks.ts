import { rosterPageMarks } from '../../fragments/roster/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks } from '../../kit/marks/parts.ts'
import type { sellerMachine } from './machine.ts'

export const sellerMarks = {
  context: { id: 'id', seller: { $: 'SellerEntry' }, problem: 'text' },
  events: {},
  outcomes: { loadSeller: answerMarks(rosterPageMarks) },
} as const satisfies MarksOf<typeof sellerMachine>
