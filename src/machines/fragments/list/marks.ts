/** Marks of a paged, sorted, filtered list. */
import { SALE_STATUSES } from '../../../domain/sales/sale-status.ts'
import { PERIODS } from '../../../domain/dates/period.ts'
import { answerMarks, SUPPORTS } from '../../kit/marks/parts.ts'

const DIRECTIONS = ['asc', 'desc'] as const
const statuses = { '*': SALE_STATUSES } as const

export const periodMarks = { '=': PERIODS, from: 'date', to: 'date' } as const

/** A request without its pages. @param columns those that the server can sort by */
export const requestMarks = <const Columns extends readonly string[]>(columns: Columns) =>
  ({ sortBy: columns, sortDirection: DIRECTIONS, statuses, from: 'date', to: 'date', search: 'serial' }) as const

/** @param schema a row's name in the contract */
export const listMarks = <const Name extends string, const Columns extends readonly string[]>(schema: Name, columns: Columns) => {
  const rows = { '*': { $: schema } } as const
  const counts = { '@': SALE_STATUSES, '*': 'kept' } as const
  const sort = { by: columns, direction: DIRECTIONS } as const
  // `address.ts` writes them.
  const parameters = {
    status: [...SALE_STATUSES, 'none'],
    period: PERIODS.filter((period) => typeof period === 'string'),
    from: 'date',
    to: 'date',
    search: 'serial',
    sort: [...columns, ...columns.map((column) => `-${column}`), 'none'],
  } as const
  const page = answerMarks({ rows, total: 'kept', supports: { '*': SUPPORTS }, next: 'id', counts })
  return {
    context: {
      sort,
      usual: sort,
      statuses,
      period: periodMarks,
      // People search for serial numbers.
      search: 'serial',
      rows,
      total: 'kept',
      loaded: 'kept',
      size: 'kept',
      supports: { '*': SUPPORTS },
      next: 'id',
      counts,
      asked: 'text',
      path: 'place',
      today: 'date',
      problem: 'text',
      quiet: 'kept',
    },
    events: {
      'sort.change': { by: columns, direction: DIRECTIONS },
      'filter.change': { patch: { statuses, period: periodMarks } },
      'search.change': { text: 'serial' },
      'url.changed': { address: { '&': parameters } },
    },
    outcomes: { loadPage: page, renewPage: page },
  } as const
}
