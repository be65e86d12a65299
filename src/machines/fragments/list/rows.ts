/** Pure steps of a paged list. */
import type { ListContext, Page, PageRequest, Sort } from './types.ts'

type State<Row> = Pick<ListContext<Row, string>, 'rows' | 'total' | 'loaded' | 'isLastPageFull'>

/** The server's maximum page size: a refresh of a longer list renews its beginning. */
const LARGEST_PAGE = 100

const facts = <Row>(page: Page<Row>, size: number) => ({ total: page.total, isLastPageFull: page.rows.length >= size })

/** Restarts the list with this page. */
export const firstPage = <Row>(page: Page<Row>, size: number): State<Row> => ({
  rows: page.rows,
  loaded: page.rows.length,
  ...facts(page, size),
})

/** Appends a page; duplicate rows are dropped. */
export const appendPage = <Row extends { id: string }>(state: State<Row>, page: Page<Row>, size: number): State<Row> => {
  const known = new Set(state.rows.map((row) => row.id))
  return {
    rows: [...state.rows, ...page.rows.filter((row) => !known.has(row.id))],
    loaded: state.loaded + page.rows.length,
    ...facts(page, size),
  }
}

/** Renews the rows of a fresh answer in place: no layout shift under the finger. */
export const renewRows = <Row extends { id: string }>(rows: Row[], page: Page<Row>): Row[] => {
  const fresh = new Map(page.rows.map((row) => [row.id, row]))
  return rows.map((row) => fresh.get(row.id) ?? row)
}

/** Whether «Показать еще» is offered (FM18, FM19, A76). */
export const hasMore = (state: Pick<State<unknown>, 'total' | 'loaded' | 'isLastPageFull'>): boolean =>
  state.total === null ? state.isLastPageFull : state.loaded < state.total

/** none → asc → desc → none; another column starts at asc (FM16, A77). */
export const nextSort = <Column extends string>(sort: Sort<Column> | null, by: Column): Sort<Column> | null => {
  if (sort?.by !== by) return { by, direction: 'asc' }
  return sort.direction === 'asc' ? { by, direction: 'desc' } : null
}

const sortFields = <Column extends string>(sort: Sort<Column> | null) =>
  sort ? { sortBy: sort.by, sortDirection: sort.direction } : {}

export const firstRequest = <Column extends string>(context: ListContext<unknown, Column>): PageRequest<Column> => ({
  offset: 0,
  size: context.size,
  ...sortFields(context.sort),
})

export const nextRequest = <Column extends string>(context: ListContext<unknown, Column>): PageRequest<Column> => ({
  ...firstRequest(context),
  offset: context.loaded,
})

export const renewalRequest = <Column extends string>(context: ListContext<unknown, Column>): PageRequest<Column> => ({
  ...firstRequest(context),
  size: Math.min(Math.max(context.loaded, context.size), LARGEST_PAGE),
})
