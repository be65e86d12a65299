import { answerMarks, commandMarks, formMarks } from '../../kit/marks/parts.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import type { balanceMachine } from './machine.ts'

const values = { card: 'id', amount: 'sum' } as const
const withdrawal = { ...commandMarks, cardId: 'id', sum: 'sum' } as const
const cards = { '*': { $: 'Card' } } as const
const payout = answerMarks({ $: 'Payout' })
const limits = {
  least: 'kept',
  perPayout: 'kept',
  leftToday: 'sum',
  perYear: 'kept',
  leftThisYear: 'sum',
  workingDays: 'kept',
} as const

export const balanceMarks = {
  context: {
    rights: {},
    purse: { available: 'sum', expected: 'sum', held: 'sum', earnedThisMonth: 'sum', limits },
    cards,
    lastCard: 'id',
    form: formMarks(values),
    paid: { message: 'text', sum: 'sum', pan: 'pan', until: 'date', left: 'sum' },
    asked: { cardId: 'id', sum: 'sum', pan: 'pan', until: 'date' },
    problem: 'text',
    command: withdrawal,
    answer: payout,
  },
  events: {
    'cards.known': { cards },
    'person.changed': { rights: {} },
    'form.change': { patch: values },
    'form.blur': { field: ['amount'] },
  },
  outcomes: {
    loadSummary: answerMarks({ $: 'Summary' }),
    loadScore: answerMarks('sum'),
    withdraw: payout,
    renewUser: answerMarks({ $: 'User' }),
  },
} as const satisfies MarksOf<typeof balanceMachine>
