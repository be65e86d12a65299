/**
 * Reads the shapes in which a list may come: with its total, without, and as a bare array (TL11, SL21); and gives a name to rows
 * that have none of their own (E06).
 */
import type { Page } from './types.ts'

export type ListAnswer<Row> = readonly Row[] | { saleHistory: readonly Row[] | null; total: number | null }

interface Naming<Row> {
  /** What tells the row from others of its list and stays as long as the row does; '' where nothing does. */
  nameOf: (row: Row) => string
  /** Where in the list the page begins. */
  offset: number
}

/** The same row gets the same name in every answer, whatever has become of it. */
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

/** @returns the page; an answer without its list is an empty one that says so */
export const pageOf = <Row extends { id: string }>(answer: ListAnswer<Row>, naming: Naming<Row>): Page<Row> => {
  const { saleHistory, total } = 'length' in answer ? { saleHistory: answer, total: null } : answer
  return { rows: named(saleHistory ?? [], naming), total, isMalformed: saleHistory === null }
}
