/** Serial numbers out of a list: pasted text, a scanner's list, a table of a file. */
import { SERIALS_PER_INVOICE } from '../sales/invoice.ts'
import { isSerial, isWholeSerial, normaliseSerial } from './serial.ts'
import { found, headed, serialOfNumber, SURE, sureness, textsOf, type Columns } from './serial-columns.ts'
import { cellsOfText, meantCell, type Cell, type Table } from './serial-cells.ts'

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
  /** Other texts where a serial number was expected, once each, with the line of the first: headings, notes, sums, mistakes. */
  others: OtherText[]
}

export interface OtherText {
  text: string
  /** The row of the table, from 1. */
  line: number
}

export type ListProblem =
  | { kind: 'empty' }
  | { kind: 'noSerials'; others: OtherText[] }
  | { kind: 'tooManyRows'; rows: number }
  | { kind: 'tooLong' }

/** A column that says that it holds serial numbers, and does, beside others that do. */
interface ColumnChoice {
  heading: string
  list: SerialList
}

export type ListReading =
  | { kind: 'list'; list: SerialList }
  | { kind: 'choice'; columns: ColumnChoice[] }
  | { kind: 'refused'; problem: ListProblem }

const TOTAL = /^(?:итого|всего|сумма|total|subtotal)(?![а-яёa-z])/i
/** A number of the row that has grown together with its serial number, and a day: digits and dots, but no serial number. */
const NO_SERIAL = /^\d{1,5}\.\d{3}\.\d{5}$|^\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})$/
/** The number of a row, and something that is no whole serial number: together they would look like one. */
const NUMBERED = /^(?:№\s*)?\(?\d{1,5}[.)]\s+\S/

const isTotal = (row: readonly Cell[]): boolean => row.some((cell) => typeof cell === 'string' && TOTAL.test(cell))

/** The serial number that a text of a cell is; null for any other text. */
const serialOf = (text: string): string | null => {
  const serial = normaliseSerial(text)
  if (!isSerial(serial) || NO_SERIAL.test(serial)) return null
  return isWholeSerial(serial) || !NUMBERED.test(text) ? serial : null
}

const CLOSE = 1e-6
const numberOf = (cell: Cell): number | null => {
  if (typeof cell === 'number') return cell
  return /^\d+$/.test(cell) ? Number(cell) : null
}

/** Whether the last cell of a column sums it up: the numbers above it, or how many serial numbers they are. */
const sumsUp = (cells: readonly Cell[]): boolean => {
  const last = numberOf(cells.at(-1) ?? '')
  const above = cells.slice(0, -1)
  if (last === null || !above.some((cell) => sureness(cell) === SURE)) return false
  const numbers = above.filter((cell) => typeof cell === 'number')
  const sum = numbers.reduce((total, each) => total + each, 0)
  return last === 0 || last === above.length || (numbers.length > 1 && Math.abs(last - sum) < CLOSE)
}

/** The serial numbers of the columns, and what stands among them. */
const gather = (table: Table, { has, from, isSure }: Columns): SerialList => {
  const [serials, repeated, others] = [new Set<string>(), new Set<string>(), new Map<string, number>()]
  const columns = new Map<number, Cell[]>()
  const lastRow = table.findLastIndex((row) => row.some((cell) => cell !== ''))
  const take = (text: string, line: number, serial: string | null): void => {
    if (serial === null) others.set(text, others.get(text) ?? line)
    else if (serials.has(serial)) repeated.add(serial)
    else serials.add(serial)
  }
  for (const [at, row] of table.entries())
    for (const [column, cell] of row.entries()) {
      if (at < from || !has(column) || cell === '') continue
      const above = columns.get(column) ?? []
      columns.set(column, above)
      above.push(cell)
      if (isTotal(row) || (at === lastRow && sumsUp(above))) take(String(cell), at + 1, null)
      else if (typeof cell === 'number') take(String(cell), at + 1, serialOf(serialOfNumber(cell, isSure)))
      else for (const text of textsOf(cell)) take(text, at + 1, serialOf(text))
    }
  return { serials: [...serials], repeated: [...repeated], others: [...others].map(([text, line]) => ({ text, line })) }
}

/** Reads a table; the rows without a text are not counted, but have their line. */
export const serialsOfTable = (given: Table): ListReading => {
  const refused = (problem: ListProblem): ListReading => ({ kind: 'refused', problem })
  const table = given.map((row) => row.map(meantCell))
  const rows = table.filter((row) => row.some((cell) => cell !== '')).length
  if (rows === 0) return refused({ kind: 'empty' })
  if (rows > MAX_LIST_ROWS) return refused({ kind: 'tooManyRows', rows })
  const [named, ...more] = headed(table)
  if (named && more.length > 0)
    return { kind: 'choice', columns: [named, ...more].map((each) => ({ heading: each.heading, list: gather(table, each) })) }
  const list = gather(table, named ?? found(table))
  return list.serials.length > 0 ? { kind: 'list', list } : refused({ kind: 'noSerials', others: list.others })
}

/** Reads a pasted text or the text of a file. */
export const serialsOfText = (text: string): ListReading =>
  text.length > MAX_LIST_TEXT ? { kind: 'refused', problem: { kind: 'tooLong' } } : serialsOfTable(cellsOfText(text))

const isSeveral = (cell: Cell): boolean => typeof cell === 'string' && textsOf(cell).length > 1

/** Whether a text is a list and not one serial number: pasted into the field of one, it fills rows. */
export const isSerialList = (text: string): boolean => {
  const table = cellsOfText(text.slice(0, MAX_LIST_TEXT)).filter((row) => row.some((cell) => cell !== ''))
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
