import { periodMarks } from '../../fragments/list/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, SUPPORTS } from '../../kit/marks/parts.ts'
import type { historyMachine } from './machine.ts'

const KINDS = ['all', 'charged', 'paid', 'failed'] as const
const rows = { '*': { $: 'HistoryEntry' } } as const
const page = answerMarks({ rows, supports: { '*': SUPPORTS }, next: 'id' })

export const historyMarks = {
  context: {
    kind: KINDS,
    period: periodMarks,
    view: ['mini', 'full'],
    size: 'kept',
    rows,
    loaded: 'kept',
    next: 'id',
    supports: { '*': SUPPORTS },
    asked: 'text',
    today: 'date',
    problem: 'text',
    quiet: 'kept',
  },
  events: { 'filter.change': { patch: { kind: KINDS, period: periodMarks } } },
  outcomes: { loadPage: page, renewPage: page },
} as const satisfies MarksOf<typeof historyMachine>
