/** Files for spreadsheets. */
import type { Readable } from 'node:stream'
import type { Streamed } from './call/handlers.ts'
import { SANDBOXED } from './call/sandboxed.ts'

/** Text, a number that is written as it is, or a sum. */
export type Cell = string | number | { kopecks: number }

/** Spreadsheets run a text that begins so as a formula, also behind white space. */
const FORMULA = /^[\s]*[=+\-@]|^[\t\r]/

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const written = (cell: Cell): string => {
  if (typeof cell === 'string') return quoted(FORMULA.test(cell) ? `'${cell}` : cell)
  return typeof cell === 'number' ? String(cell) : (cell.kopecks / 100).toFixed(2).replace('.', ',')
}

/** A line with its end. */
export const cells = (row: readonly Cell[]): string => `${row.map(written).join(';')}\r\n`

/** Without it Excel takes UTF-8 for an older encoding. */
export const MARK = '\uFEFF'

/** A file to be saved, never shown and never kept. @param name in the letters of ASCII */
export const csvFile = (name: string, lines: Readable): Streamed => ({
  contentType: 'text/csv; charset=utf-8',
  headers: {
    'Content-Disposition': `attachment; filename="${name}"`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': SANDBOXED,
    'Cache-Control': 'no-store',
  },
  stream: lines,
})
