import type { SaleStatus } from '../../../domain/sales/sale-status.ts'
import type { Day } from '../../../domain/dates/day.ts'
import type { Period } from '../../../domain/dates/period.ts'
import type { RenewalContext } from '../../kit/query/renewal.ts'
import type { Stamp } from '../../kit/stamp.ts'

export interface Sort<Column extends string = string> {
  by: Column
  direction: 'asc' | 'desc'
}

/** The user's choice of rows and their order; it is kept in the address too. */
export interface Choice<Column extends string = string> {
  sort: Sort<Column> | null
  /** null means every status, as at the beginning (SL05); an empty list shows no row. */
  statuses: SaleStatus[] | null
  period: Period
  /** The text of the search field. Shorter than three characters it searches nothing. */
  search: string
}

/** A list's request (FM15). Without a sort both sort fields are left out; the fields after them are additions (E16). */
export interface PageRequest<Column extends string = string> {
  offset: number
  size: number
  sortBy?: Column
  sortDirection?: 'asc' | 'desc'
  statuses?: SaleStatus[]
  from?: string
  to?: string
  search?: string
  cursor?: string
}

/** How many rows there are of each status. */
export type Counts = Readonly<Record<SaleStatus, number>>

export interface Page<Row> {
  rows: Row[]
  /** The total number of rows; null when the server does not send it. */
  total: number | null
  /** The additions of this server: filter, search, cursor (E16). */
  supports: readonly string[]
  /** The cursor of the next page; null where the server knows no cursors, or after the last page. */
  next: string | null
  /** Of the chosen period, whatever the statuses and the search; null where the server does not count. */
  counts: Counts | null
  /** The answer lacked its list (SL21). */
  isMalformed: boolean
}

export interface ListContext<Row, Column extends string> extends RenewalContext, Choice<Column> {
  rows: Row[]
  total: number | null
  /** The number of rows received, duplicates included: the offset of the next page. */
  loaded: number
  /** Whether the last page was full: without a total it decides about «Показать еще» (FM19, A76). */
  isLastPageFull: boolean
  size: number
  /** null while nobody knows: until then only the described fields are sent. */
  supports: readonly string[] | null
  /** No answer has confirmed yet what the device remembers of the server. */
  isAssumed: boolean
  next: string | null
  counts: Counts | null
  /** The first request of the rows at hand; null without rows. A choice that asks for the same needs no other rows. */
  asked: string | null
  /** The sort of a list that nobody has sorted. */
  usual: Sort<Column> | null
  path: string
  /** The day in Moscow, for periods that end today. */
  today: Day
  /** The failure of the next page; the rows stay. */
  problem: string | null
}

export interface ListInput<Column extends string> {
  size: number
  /** The sort of a list that nobody has sorted (SL06, TL05). */
  sort: Sort<Column> | null
  /** The query of the address: it may have a choice. */
  address: string
  /** Epoch milliseconds. */
  now: number
  /** The path of its page, where that is not the flow's usual one. */
  path?: string
  /** What the server's lists supported when last seen: a list that opens with a choice need not ask twice. */
  supports?: readonly string[] | null
}

export type ListEvent<Column extends string> =
  | { type: 'more' }
  /** With a direction, or with no column at all, it is a choice of an order; else the next turn of a column's header. */
  | { type: 'sort.change'; by: Column | null; direction?: Sort['direction'] }
  | ({ type: 'filter.change'; patch: Partial<Pick<Choice, 'statuses' | 'period'>> } & Stamp)
  | { type: 'search.change'; text: string }
  | { type: 'filter.reset' }
  | { type: 'url.changed'; address: string; now: number }
  | { type: 'retry' }
  | { type: 'reload' }

/** The data of a row by which lists are filtered. */
export interface RowFacts {
  status: string | null
  /** The moment that periods are about, ISO 8601. */
  at: string | null
  sn: string
}

/** A flow's configuration of the list. */
export interface ListConfig<Row, Column extends string> {
  id: string
  /** The path of its usual page: the choice is kept in the query. */
  path: string
  /** The columns that the server can sort by. */
  columns: readonly Column[]
  factsOf: (row: Row) => RowFacts
  /** Whether the row changes soon by itself: while such a row is shown, the list renews itself. */
  isChanging: (row: Row) => boolean
}
