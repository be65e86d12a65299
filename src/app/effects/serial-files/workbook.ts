/** The sheets of an XLSX file, without letting a small file fill the memory (D77). */
import { unzipSync, zipSync, type UnzipFileInfo, type Unzipped } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import type { Cell } from '../../../domain/serials/serial-cells.ts'
import { kindOfArchive, type FileListProblem, type HiddenParts } from '../../../domain/serials/serial-file.ts'
import { MAX_FILE_BYTES } from '../../../domain/portal/limits.ts'
import { columnNumber, hiddenSheets, tidySheet } from './sheet-xml.ts'

export interface Sheet {
  name: string
  rows: Cell[][]
}

/** The sheets that can be seen, and what was left out. */
export interface Book {
  sheets: Sheet[]
  hidden: HiddenParts
}

/** A problem that the person can be told. */
export class FileProblemError extends Error {
  readonly problem: FileListProblem

  constructor(problem: FileListProblem) {
    super(problem)
    this.problem = problem
  }
}

/** A sheet that is read becomes rows of as many cells as the widest has. */
const MOST_CELLS = 1_000_000
/** The longest text of a cell that is looked at: a serial number has 40 characters, the rest is told by its beginning. */
const LONGEST_CELL = 1_000

/** Some programs write the paths of an archive as those of Windows. */
const slashed = (name: string): string => name.replaceAll('\\', '/')

const isXml = ({ name }: UnzipFileInfo): boolean => name.endsWith('.xml') || name.endsWith('.rels')

/** The flag of encryption in the head of the archive's first entry. */
const isLocked = (bytes: Uint8Array): boolean => ((bytes[6] ?? 0) & 1) === 1

/**
 * The XML of a workbook. What the archive says of sizes is added up before anything is inflated, and an entry gets no more
 * memory than it has named.
 */
const unpack = (bytes: Uint8Array): Unzipped => {
  const entries: UnzipFileInfo[] = []
  unzipSync(bytes, { filter: (entry) => entries.push(entry) === 0 })
  const kind = kindOfArchive(entries.map(({ name }) => slashed(name)))
  if (kind !== 'xlsx') throw new FileProblemError(kind)
  const inflated = entries.filter(isXml).reduce((sum, { originalSize }) => sum + originalSize, 0)
  if (inflated > MAX_FILE_BYTES) throw new FileProblemError('tooMuch')
  return Object.fromEntries(
    Object.entries(unzipSync(bytes, { filter: isXml })).map(([name, content]) => [slashed(name), content]),
  )
}

const CELL = /<(?:\w+:)?c\b[^>]*?\sr=["']([A-Z]{1,7})(\d{1,9})["']/g
const ROW = /<(?:\w+:)?row\b[^>]*?\sr=["'](\d{1,9})["']/g

/** A single cell far to the right in the last row would make a table of billions of empty ones. */
const judgeSize = (xml: string): void => {
  let [rows, columns] = [0, 0]
  for (const [, letters = '', row] of xml.matchAll(CELL)) {
    rows = Math.max(rows, Number(row))
    columns = Math.max(columns, columnNumber(letters))
  }
  for (const [, row] of xml.matchAll(ROW)) rows = Math.max(rows, Number(row))
  if (rows * Math.max(columns, 1) > MOST_CELLS) throw new FileProblemError('tooMuch')
}

const WORKBOOK = 'xl/workbook.xml'
const isSheet = (name: string): boolean => /^xl\/worksheets\/[^/]+\.xml$/.test(name)

type Value = string | number | boolean | object | null

const cellOf = (value: Value): Cell => {
  if (typeof value === 'string') return value.slice(0, LONGEST_CELL)
  if (typeof value === 'number') return Number.isFinite(value) ? value : ''
  // A day is no serial number, and must not look like one: 01.02.2026 consists of digits and dots.
  return value instanceof Date ? `дата ${value.toISOString().slice(0, 10)}` : ''
}

/**
 * Reads all sheets that are not hidden.
 * @throws FileProblemError, or any other error for a damaged file
 */
export const sheetsOf = async (bytes: Uint8Array): Promise<Book> => {
  if (isLocked(bytes)) throw new FileProblemError('encrypted')
  const entries = unpack(bytes)
  const hidden: HiddenParts = { sheets: hiddenSheets(new TextDecoder().decode(entries[WORKBOOK])), rows: 0, columns: 0 }
  for (const [name, content] of Object.entries(entries)) {
    if (!isSheet(name)) continue
    const xml = tidySheet(new TextDecoder().decode(content), hidden)
    judgeSize(xml)
    entries[name] = new TextEncoder().encode(xml)
  }
  // Stored, not deflated: the library would inflate a large entry in a worker from a blob, which the page's policy forbids.
  const stored = zipSync(entries, { level: 0 })
  const workbook = await readWorkbook(new Blob([stored]))
  const seen = workbook.filter(({ sheet }) => !hidden.sheets.includes(sheet))
  const sheets = seen.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map((value) => cellOf(value as Value))),
  }))
  return { sheets, hidden }
}
