/**
 * Reads every shape of a list: with a total, without one, and as a bare array (TL11, SL21); gives an id to rows
 * without one (E06).
 */
import type { Counts, Page } from './types.ts'

export type ListAnswer<Row> =
  | readonly Row[]
  | {
      saleHistory: readonly Row[] | null
      total: number | null
      supports?: readonly string[]
      next?: string | null
      counts?: Counts
    }

interface Naming<Row> {
  /** A name that is unique in the list and stable for the row; '' without one. */
  nameOf: (row: Row) => string
  /** The page's offset in the list. */
  offset: number
}

/** The same row gets the same name in every answer, even after changes. */
const named = <Row extends { id: string }>(rows: readonly Row[], { nameOf, offset }: Naming<Row>): Row[] => {
  const met = new Map<string, number>()
  return rows.map((row, at) => {
    if (row.id !== '') return row
    const name = nameOf(row)
    const twins = met.get(name) ?? 0
    met.set(name, twins + 1)
    if (name === '') return { ...row, id: `row ${offset + at}` }
    return { ...row, id: twins === 0 ? name : `${name} ${twins}` }
  })
}

/** The rows of an answer, in any of its shapes; none where it has no list. */
export const rowsOf = <Row>(answer: ListAnswer<Row>): readonly Row[] => ('length' in answer ? answer : (answer.saleHistory ?? []))

/** @returns the page; an answer without its list becomes an empty page marked as such */
export const pageOf = <Row extends { id: string }>(answer: ListAnswer<Row>, naming: Naming<Row>): Page<Row> => {
  const { saleHistory, total, supports, next, counts } = 'length' in answer ? { saleHistory: answer, total: null } : answer
  return {
    rows: named(saleHistory ?? [], naming),
    total,
    supports: supports ?? [],
    next: next ?? null,
    counts: counts ?? null,
    isMalformed: saleHistory === null,
  }
}
