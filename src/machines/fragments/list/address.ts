/**
 * The choice in the address: reload, Back and a shared link show the same list. Anybody may write an address, so whatever is
 * not understood is left out, part by part.
 */
import { dayOf, dateOf, type Day } from '../../../domain/dates/day.ts'
import { PERIODS, type Period } from '../../../domain/dates/period.ts'
import { SALE_STATUSES, type SaleStatus } from '../../../domain/sales/sale-status.ts'
import { serialPrefix } from '../../../domain/serials/serial.ts'
import type { Choice, Sort } from './types.ts'

/** The sort that the user has switched off, or all statuses that are unticked. */
const NONE = 'none'

const sortOf = <Column extends string>(text: string, columns: readonly Column[]): Sort<Column> | null | undefined => {
  if (text === NONE) return null
  const direction = text.startsWith('-') ? 'desc' : 'asc'
  const by = columns.find((column) => column === text.replace(/^-/, ''))
  return by && { by, direction }
}

const statusesOf = (text: string): SaleStatus[] | null => {
  if (text === NONE) return []
  const named = text.split(',')
  const known = SALE_STATUSES.filter((status) => named.includes(status))
  return known.length > 0 ? known : null
}

const dayIn = (text: string): Day | null => (/^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(dateOf(text)) === text ? text : null)

const periodOf = (query: URLSearchParams): Period => {
  const named = PERIODS.find((period) => period === query.get('period'))
  if (named) return named
  const [from, to] = [dayIn(query.get('from') ?? ''), dayIn(query.get('to') ?? '')]
  return (from === null && to === null) || (from !== null && to !== null && from > to) ? 'all' : { from, to }
}

/**
 * @param address the query of an address
 * @param usual the sort of an address that names none
 */
export const readAddress = <Column extends string>(
  address: string,
  columns: readonly Column[],
  usual: Sort<Column> | null,
): Choice<Column> => {
  const query = new URLSearchParams(address)
  const sort = sortOf(query.get('sort') ?? '', columns)
  return {
    sort: sort === undefined ? usual : sort,
    statuses: statusesOf(query.get('status') ?? ''),
    period: periodOf(query),
    search: serialPrefix(query.get('search') ?? '') ?? '',
  }
}

const sameSort = (a: Sort | null, b: Sort | null): boolean => a?.by === b?.by && a?.direction === b?.direction

/** @returns the query with its question mark; an empty text for the usual list */
export const writeAddress = (choice: Choice, usual: Sort | null): string => {
  const { sort, statuses, period, search } = choice
  const query = new URLSearchParams()
  if (statuses) query.set('status', statuses.join(',') || NONE)
  if (typeof period === 'object') {
    if (period.from) query.set('from', period.from)
    if (period.to) query.set('to', period.to)
  } else if (period !== 'all') query.set('period', period)
  const prefix = serialPrefix(search)
  if (prefix) query.set('search', prefix)
  if (!sameSort(sort, usual)) query.set('sort', sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.by}` : NONE)
  // A comma needs no escape in a query, and without it people can read the statuses.
  const text = query.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
