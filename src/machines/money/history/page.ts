/** Reads the history in both of its shapes, and gives a name to rows without one (E06). */
import type { PayloadOf } from '../../../api/types.ts'
import { pageOf } from '../../fragments/list/page.ts'
import type { HistoryPage, HistoryRow } from './types.ts'

type Answer = PayloadOf<'getHistory'>

const nameOf = ({ operation, amount, created_time: created, dateTime, comment }: HistoryRow): string =>
  [dateTime || created, operation, amount, comment].join(' ')

/** @param offset the page's offset in the history */
export const historyPageOf = (answer: Answer, offset: number): HistoryPage => {
  const { history, supports, next } = 'length' in answer ? { history: answer, supports: [], next: null } : answer
  const rows = history?.map((row): HistoryRow => ({ ...row, id: row.id ?? '' })) ?? null
  const page = pageOf({ saleHistory: rows, total: null, supports, next }, { nameOf, offset })
  return { rows: page.rows, supports: page.supports, next: page.next, isMalformed: page.isMalformed }
}
