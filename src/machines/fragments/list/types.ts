import type { RenewalContext } from '../../kit/query/renewal.ts'

export interface Sort<Column extends string = string> {
  by: Column
  direction: 'asc' | 'desc'
}

/** A list's request (FM15). Without a sort both sort fields are left out. */
export interface PageRequest<Column extends string = string> {
  offset: number
  size: number
  sortBy?: Column
  sortDirection?: 'asc' | 'desc'
}

export interface Page<Row> {
  rows: Row[]
  /** The total number of rows; null when the server does not send it. */
  total: number | null
  /** The answer lacked its list (SL21). */
  isMalformed: boolean
}

export interface ListContext<Row, Column extends string> extends RenewalContext {
  rows: Row[]
  total: number | null
  /** The number of rows received, duplicates included: the offset of the next page. */
  loaded: number
  /** Whether the last page was full: without a total it decides about «Показать еще» (FM19, A76). */
  isLastPageFull: boolean
  size: number
  sort: Sort<Column> | null
  /** Filter groups that are off; initially all are on (SL05). */
  hidden: string[]
  /** The failure of the next page; the rows stay. */
  problem: string | null
}

export interface ListInput<Column extends string> {
  size: number
  sort: Sort<Column> | null
}

export type ListEvent<Column extends string> =
  | { type: 'more' }
  | { type: 'sort.change'; by: Column }
  | { type: 'filter.change'; hidden: string[] }
  | { type: 'retry' }
  | { type: 'reload' }

/** A flow's configuration of the list. */
export interface ListConfig<Row> {
  id: string
  /** Whether the row changes soon by itself: while such a row is shown, the list renews itself. */
  isChanging: (row: Row) => boolean
}
