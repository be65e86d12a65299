/** Serial numbers out of a list: pasted text, a scanner's list, a table of a file. */
import { SERIALS_PER_INVOICE } from '../sales/invoice.ts'
import { bareSerial, isSerial, isWholeSerial, normaliseSerial } from './serial.ts'
import { cellsOfText, type Cell, type Table } from './serial-cells.ts'

/** The rows that one list may have: repeats and notes stand among the serial numbers. */
export const MAX_LIST_ROWS = 10_000
/** A pasted text is not read beyond this: ten thousand rows of a wide table. */
export const MAX_LIST_TEXT = 4_000_000

/** What a list contains. */
export interface SerialList {
  /** Different ones, in the list's order. */
  serials: string[]
  /** Those that came again, once each. */
  repeated: string[]
  /** Other texts where a serial number was expected: headings, notes, mistakes. */
  others: string[]
}

export type ListProblem =
  | { kind: 'empty' }
  | { kind: 'noSerials'; others: string[] }
  | { kind: 'tooManyRows'; rows: number }
  | { kind: 'tooLong' }

export type ListReading = { kind: 'list'; list: SerialList } | { kind: 'refused'; problem: ListProblem }

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
const serialOfNumber = (value: number, isSure: boolean): string => {
  const isShort = fitsSerial(value) && (!Number.isInteger(value) || (isSure && value >= 100))
  return isShort ? value.toFixed(5).padStart(9, '0') : normaliseSerial(String(value))
}

/** The texts of a cell: one, or several serial numbers with spaces, commas or semicolons between them. */
const textsOf = (cell: string): readonly string[] => {
  if (!BETWEEN.test(cell)) return [cell]
  const parts = cell
    .replaceAll(COMMA_PAIR, '$1.$2')
    .split(BETWEEN)
    .filter((part) => part !== '')
  return parts.length > 1 && parts.every((part) => isWholeSerial(normaliseSerial(part))) ? parts : [cell]
}

const SURE = 2

/** How surely a cell is a serial number: 2 with its dot, 1 as eight digits, 0 otherwise; a sum has two decimals at most. */
const sureness = (cell: Cell): number => {
  if (typeof cell === 'number') return fitsSerial(cell) && !hasDecimals(cell, 2) ? 2 : 0
  const [first = ''] = textsOf(cell)
  if (isWholeSerial(bareSerial(first))) return 2
  return isWholeSerial(normaliseSerial(first)) ? 1 : 0
}

interface Columns {
  has: (column: number) => boolean
  /** The first row below the heading. */
  from: number
  isSure: boolean
}

const headed = (table: Table): Columns | null => {
  for (const [row, cells] of table.slice(0, HEADING_ROWS).entries()) {
    const column = cells.findIndex((cell) => typeof cell === 'string' && HEADING.test(cell))
    if (column !== -1) return { has: (each) => each === column, from: row + 1, isSure: true }
  }
  return null
}

/** Without a heading, the columns in which a serial number surely stands; without one, all of them. */
const found = (table: Table): Columns => {
  const best: number[] = []
  for (const row of table)
    for (const [column, cell] of row.entries())
      if (best[column] !== SURE) best[column] = Math.max(best[column] ?? 0, sureness(cell))
  const most = Math.max(0, ...best)
  return { has: (column) => most === 0 || best[column] === most, from: 0, isSure: most > 0 }
}

/** The serial numbers of a table, and what stands among them. */
const gather = (table: Table): SerialList => {
  const { has, from, isSure } = headed(table) ?? found(table)
  const [serials, repeated, others] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const take = (text: string): void => {
    const serial = isWholeSerial(text) ? text : normaliseSerial(text)
    if (!isSerial(serial)) others.add(text)
    else if (serials.has(serial)) repeated.add(serial)
    else serials.add(serial)
  }
  for (const row of table.slice(from))
    for (const [column, cell] of row.entries()) {
      if (!has(column) || cell === '') continue
      if (typeof cell === 'number') take(serialOfNumber(cell, isSure))
      else for (const text of textsOf(cell)) take(text)
    }
  return { serials: [...serials], repeated: [...repeated], others: [...others] }
}

/** Reads a table; the rows without a text are not counted. */
export const serialsOfTable = (table: Table): ListReading => {
  const refused = (problem: ListProblem): ListReading => ({ kind: 'refused', problem })
  const rows = table.filter((row) => row.some((cell) => cell !== ''))
  if (rows.length === 0) return refused({ kind: 'empty' })
  if (rows.length > MAX_LIST_ROWS) return refused({ kind: 'tooManyRows', rows: rows.length })
  const list = gather(rows)
  return list.serials.length > 0 ? { kind: 'list', list } : refused({ kind: 'noSerials', others: list.others })
}

/** Reads a pasted text or the text of a file. */
export const serialsOfText = (text: string): ListReading =>
  text.length > MAX_LIST_TEXT ? { kind: 'refused', problem: { kind: 'tooLong' } } : serialsOfTable(cellsOfText(text))

const isSeveral = (cell: Cell): boolean => typeof cell === 'string' && textsOf(cell).length > 1

/** Whether a text is a list and not one serial number: pasted into the field of one, it fills rows. */
export const isSerialList = (text: string): boolean => {
  const table = cellsOfText(text.slice(0, MAX_LIST_TEXT))
  return table.length > 1 || table.some((row) => row.filter((cell) => cell !== '').length > 1 || row.some(isSeveral))
}

/** A list beside the serial numbers that a document has already. */
export type Joining = { kind: 'joined'; list: SerialList } | { kind: 'tooMany'; present: number; fresh: number }

/** Adds a list to a document whole or, beyond its limit, not at all. */
export const joinList = (present: readonly string[], list: SerialList): Joining => {
  const before = new Set(present)
  const serials = list.serials.filter((serial) => !before.has(serial))
  if (before.size + serials.length > SERIALS_PER_INVOICE) return { kind: 'tooMany', present: before.size, fresh: serials.length }
  const repeated = [...new Set([...list.repeated, ...list.serials.filter((serial) => before.has(serial))])]
  return { kind: 'joined', list: { serials, repeated, others: list.others } }
}
