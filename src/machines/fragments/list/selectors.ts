import type { ListContext } from './types.ts'

/** Rows whose filter group is on. Filters apply to the loaded rows (A57). */
export const visibleRows = <Row>(context: ListContext<Row, string>, groupOf: (row: Row) => string): Row[] =>
  context.hidden.length === 0 ? context.rows : context.rows.filter((row) => !context.hidden.includes(groupOf(row)))
