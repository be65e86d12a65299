import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks } from '../../kit/marks/parts.ts'
import type { cardsMachine } from './machine.ts'

const cards = { '*': { $: 'Card' } } as const

export const cardsMarks = {
  context: { cards, problem: 'text' },
  events: {},
  outcomes: { loadCards: answerMarks(cards) },
} as const satisfies MarksOf<typeof cardsMachine>
