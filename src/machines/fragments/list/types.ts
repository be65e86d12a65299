import type { RenewalContext } from '../../kit/query/renewal.ts'

export interface Sort<Column extends string = string> {
  by: Column
  direction: 'asc' | 'desc'
}

/** What a list asks the server for (FM15). Without a sort both sort fields are left out. */
export interface PageRequest<Column extends string = string> {
  offset: number
  size: number
  sortBy?: Column
  sortDirection?: 'asc' | 'desc'
}

export interface Page<Row> {
  rows: Row[]
  /** How many there are in all; null where the server does not tell. */
  total: number | null
  /** The answer lacked its list (SL21). */
  isMalformed: boolean
}

export interface ListContext<Row, Column extends string> extends RenewalContext {
  rows: Row[]
  total: number | null
  /** How many rows the server has given, repeats included: the offset of the next page. */
  loaded: number
  /** Whether the last page was full: what decides about «Показать еще» without a total (FM19, A76). */
  isLastPageFull: boolean
  size: number
  sort: Sort<Column> | null
  /** Filter groups that are switched off; all are on at first (SL05). */
  hidden: string[]
  /** Why the next page did not come; the rows stay. */
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

/** How a flow configures the list. */
export interface ListConfig<Row> {
  id: string
  /** Whether the row changes by itself soon: while one is shown, the list asks again. */
  isChanging: (row: Row) => boolean
}
