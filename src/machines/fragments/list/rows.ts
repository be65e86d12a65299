/** Pure steps of a paged list. */
import { requestKey, needsRows, renewalRequest } from './requests.ts'
import { askedOfServer, hasCursors } from './selectors.ts'
import type { ListContext, Page, Sort } from './types.ts'

type State<Row> = Pick<ListContext<Row, string>, 'rows' | 'total' | 'loaded' | 'isLastPageFull' | 'next'>

const facts = <Row>(page: Page<Row>, size: number) => ({
  total: page.total,
  isLastPageFull: page.rows.length >= size,
  next: page.next,
})

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

/**
 * The rows that have left a filter of the server, judged by a renewal with the same filter: those that are not in it although rows
 * after them are, or although it was the last page.
 */
export const rowsLeft = <Row extends { id: string }>(rows: readonly Row[], page: Page<Row>, size: number): Row[] => {
  const fresh = new Set(page.rows.map((row) => row.id))
  const end = page.rows.length < size ? rows.length : rows.findLastIndex((row) => fresh.has(row.id))
  return rows.filter((row, at) => at < end && !fresh.has(row.id))
}

type Paged = Pick<ListContext<unknown, string>, 'total' | 'loaded' | 'isLastPageFull' | 'next' | 'supports'>

/** Whether «Показать еще» is offered (FM18, FM19, A76); a server with cursors says so itself (E16). */
export const hasMore = (state: Paged): boolean => {
  if (hasCursors(state)) return state.next !== null
  return state.total === null ? state.isLastPageFull : state.loaded < state.total
}

/** none → asc → desc → none; another column starts at asc (FM16, A77). */
export const nextSort = <Column extends string>(sort: Sort<Column> | null, by: Column): Sort<Column> | null => {
  if (sort?.by !== by) return { by, direction: 'asc' }
  return sort.direction === 'asc' ? { by, direction: 'desc' } : null
}

/**
 * The list after its first page. The first answer of all says what the server supports: where the choice could not be sent before
 * it, its rows are not those of the choice, and the list asks again.
 */
export const takeFirst = <Row extends { id: string }, Column extends string>(
  context: ListContext<Row, Column>,
  page: Page<Row>,
): Partial<ListContext<Row, Column>> => {
  const { supports, counts } = page
  const taken = { ...context, ...firstPage(page, context.size), supports, counts, isAssumed: false, problem: null, quiet: 0 }
  const asked = requestKey(context.supports === null ? context : taken)
  return needsRows({ ...taken, asked }) ? { ...taken, asked, rows: [], loaded: 0 } : { ...taken, asked }
}

/** The ids of the rows that have left the filter. Without a filter of the server none can leave. */
export const leftBehind = <Row extends { id: string }>(
  context: ListContext<Row, string>,
  page: Page<Row>,
): ReadonlySet<string> => {
  if (page.isMalformed || askedOfServer(context).statuses === null) return new Set()
  return new Set(rowsLeft(context.rows, page, renewalRequest(context).size).map((row) => row.id))
}

/** The list after a renewal. The rows that have left its filter go; counted are the rows of now, where the server counts. */
export const takeRenewal = <Row extends { id: string }, Column extends string>(
  context: ListContext<Row, Column>,
  page: Page<Row>,
): Partial<ListContext<Row, Column>> => {
  const left = leftBehind(context, page)
  const rows = renewRows(context.rows, page).filter((row) => !left.has(row.id))
  if (page.counts === null) return { rows }
  return { rows, loaded: context.loaded - left.size, total: page.total, counts: page.counts }
}
