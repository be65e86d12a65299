/** Files for spreadsheets. */
import { Readable } from 'node:stream'
import { END_OF_TABLE } from '../../src/domain/texts/table-file.ts'
import type { Streamed } from './call/handlers.ts'
import { SANDBOXED } from './call/sandboxed.ts'

/** Text, a number that is written as it is, a sum, or a number of a tool, which is never a number of a spreadsheet. */
export type Cell = string | number | { kopecks: number } | { serial: string }

/** Spreadsheets run a text that begins so as a formula, also behind white space. */
const FORMULA = /^[\s]*[=+\-@]|^[\t\r]/

/** What a spreadsheet would take for a number, a day or a time: 007 loses its zeros, 10.11 becomes the tenth of November. */
const LIKE_NUMBER = /^\d[\d.,:/-]*$/

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A carriage return stands at the end of a row and nowhere else: whoever reads the file counts its rows by it. */
const written = (cell: Cell): string => {
  if (typeof cell === 'string') {
    const text = FORMULA.test(cell) ? `'${cell}` : cell
    return quoted(text.replaceAll(/\r\n?/g, '\n'))
  }
  if (typeof cell === 'number') return String(cell)
  if ('kopecks' in cell) return (cell.kopecks / 100).toFixed(2).replace('.', ',')
  // The one formula of a file: a constant text of digits and points, which nobody can make anything else of.
  return LIKE_NUMBER.test(cell.serial) ? quoted(`="${cell.serial}"`) : written(cell.serial)
}

/** A line with its end. */
export const cells = (row: readonly Cell[]): string => `${row.map(written).join(';')}\r\n`

/** Without it Excel takes UTF-8 for an older encoding. */
export const MARK = '\uFEFF'

/**
 * The lines of a table: its header, its rows batch by batch, and last how many there were. A file without its last line has been cut off
 * on the way (D199).
 */
export async function* tableLines(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield MARK + cells(header)
  let count = 0
  for await (const rows of batches) {
    count += rows.length
    if (rows.length > 0) yield rows.map(cells).join('')
  }
  yield cells([END_OF_TABLE, count])
}

/** A file to be saved, never shown and never kept; it is read no further ahead than it is sent. @param name in the letters of ASCII */
export const csvFile = (name: string, lines: AsyncIterable<string>): Streamed => ({
  contentType: 'text/csv; charset=utf-8',
  headers: {
    'Content-Disposition': `attachment; filename="${name}"`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': SANDBOXED,
    'Cache-Control': 'no-store',
  },
  stream: Readable.from(lines, { highWaterMark: 1 }),
})
