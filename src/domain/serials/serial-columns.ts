/** In which columns of a table serial numbers stand, and what a cell holds of them. */
import { bareSerial, isWholeSerial, normaliseSerial } from './serial.ts'
import type { Cell, Table } from './serial-cells.ts'

const HEADING = /серийн|заводской|serial|^(?:s\/?n|с\/?н)\s*№?$/i
/** A heading may stand below the name of the document and of the company. */
const HEADING_ROWS = 20

/** What stands between several serial numbers of a cell, and a comma in place of the dot of one. */
const BETWEEN = /[\s,;]+/
const COMMA_PAIR = /(?<!\d)(\d{3}),(\d{5})(?!\d)/g

/** Whether a number has at most so many decimals. Floating point adds one far behind, as in 100.00001000000001. */
const hasDecimals = (value: number, most: number): boolean => Math.abs(value - Number(value.toFixed(most))) < 1e-9
const fitsSerial = (value: number): boolean => value >= 0 && value < 1_000 && hasDecimals(value, 5)

/** The serial of a number, with the zeros that a spreadsheet has dropped at both ends. */
export const serialOfNumber = (value: number, isSure: boolean): string => {
  const isShort = fitsSerial(value) && (!Number.isInteger(value) || (isSure && value >= 100))
  return isShort ? value.toFixed(5).padStart(9, '0') : normaliseSerial(String(value))
}

/** The texts of a cell: one, or several serial numbers with spaces, commas or semicolons between them. */
export const textsOf = (cell: string): readonly string[] => {
  if (!BETWEEN.test(cell)) return [cell]
  const parts = cell
    .replaceAll(COMMA_PAIR, '$1.$2')
    .split(BETWEEN)
    .filter((part) => part !== '')
  return parts.length > 1 && parts.every((part) => isWholeSerial(normaliseSerial(part))) ? parts : [cell]
}

export const SURE = 2

/** How surely a cell is a serial number: 2 with its dot, 1 as eight digits, 0 otherwise; a sum has two decimals at most. */
export const sureness = (cell: Cell): number => {
  if (typeof cell === 'number') return fitsSerial(cell) && !hasDecimals(cell, 2) ? 2 : 0
  const [first = ''] = textsOf(cell)
  if (isWholeSerial(bareSerial(first))) return 2
  return isWholeSerial(normaliseSerial(first)) ? 1 : 0
}

export interface Columns {
  has: (column: number) => boolean
  /** The first row below the heading. */
  from: number
  isSure: boolean
}

const holdsSerials = (table: Table, column: number): boolean => table.some((row) => sureness(row[column] ?? '') > 0)

/** The columns of a heading; of several that hold serial numbers a person has to choose. */
export const headed = (table: Table): (Columns & { heading: string })[] => {
  for (const [row, cells] of table.slice(0, HEADING_ROWS).entries()) {
    const named = cells.flatMap((cell, column) => (typeof cell === 'string' && HEADING.test(cell) ? [{ cell, column }] : []))
    const [first] = named
    if (!first) continue
    const filled = named.filter(({ column }) => holdsSerials(table.slice(row + 1), column))
    return (filled.length > 0 ? filled : [first]).map(({ cell, column }) => ({
      heading: cell,
      has: (each) => each === column,
      from: row + 1,
      isSure: true,
    }))
  }
  return []
}

/** Without a heading, the columns in which a serial number surely stands; without one, all of them. */
export const found = (table: Table): Columns => {
  const best: number[] = []
  for (const row of table)
    for (const [column, cell] of row.entries())
      if (best[column] !== SURE) best[column] = Math.max(best[column] ?? 0, sureness(cell))
  const most = Math.max(0, ...best)
  return { has: (column) => most === 0 || best[column] === most, from: 0, isSure: most > 0 }
}
