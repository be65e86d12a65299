import type { Tx } from '../../kernel/database/types.ts'
import { placesOf } from './columns.ts'
import type { Column } from './columns.ts'

/** Why a row is not entered, in Russian, as it follows «Строка 7: ». */
export interface Refused {
  refused: string
}

/** What has become of a row. */
export type Outcome = 'added' | 'changed' | 'same' | Refused

/** The text of a row's cell; empty where the file has no such column. */
type Cells<Name extends string> = (name: Name) => string

/** A kind of file: its columns, what its rows mean, and how they are entered. */
interface Definition<Name extends string, Row> {
  columns: Readonly<Record<Name, Column>>
  /** @param now epoch milliseconds */
  read: (cells: Cells<Name>, now: number) => Row | Refused
  /** Enters rows in their order, in the caller's transaction. @returns what has become of each */
  enter: (tx: Tx, rows: readonly Row[], now: number) => Promise<Outcome[]>
}

/** Enters rows as the cells of a file have them. */
type EnterCells = (tx: Tx, rows: readonly (readonly string[])[], now: number) => Promise<Outcome[]>

/** The same without what differs between kinds. */
export interface Kind {
  /** @throws BadFile for a header that is not of this kind */
  withHeader: (header: readonly string[]) => EnterCells
}

const isRefused = (read: unknown): read is Refused => typeof read === 'object' && read !== null && 'refused' in read

/** A row that is longer or shorter than its header has lost a cell, or got one by a sign that should be quoted. */
const shape = (cells: readonly string[], width: number): Refused | null => {
  const used = cells.findLastIndex((cell) => cell !== '') + 1
  return used <= width && cells.length >= width ? null : { refused: `ячеек ${cells.length}, а в первой строке файла ${width}` }
}

export const kindOf = <Name extends string, Row extends object>({ columns, read, enter }: Definition<Name, Row>): Kind => ({
  withHeader: (header) => {
    const places = placesOf(columns, header)
    const readCells = (cells: readonly string[], now: number) =>
      shape(cells, header.length) ?? read((name) => cells[places.get(name) ?? -1] ?? '', now)
    return async (tx, all, now) => {
      const readRows = all.map((cells) => readCells(cells, now))
      const entered = await enter(
        tx,
        readRows.filter((row): row is Row => !isRefused(row)),
        now,
      )
      let at = 0
      return readRows.map((row) => {
        if (isRefused(row)) return row
        const outcome = entered[at]
        at += 1
        if (outcome === undefined) throw new Error('a row of a file has got no outcome')
        return outcome
      })
    }
  },
})
