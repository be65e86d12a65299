import { createReadStream } from 'node:fs'
import { BadFile } from '../bad-file.ts'
import type { Encoding } from './examine.ts'

/** A row of a table, and the line of the file on which it begins, from 1. */
export interface CsvRecord {
  line: number
  cells: string[]
}

/** Longer than any row of the programme's tables: a quote that is not closed would swallow the rest of the file. */
const LONGEST = 20_000

/** What a table of the portal writes so that a spreadsheet leaves a number alone: ="100.00007". */
const GUARDED = /^="(.*)"$/

const tidy = (cell: string): string => (GUARDED.exec(cell.trim())?.[1] ?? cell).trim()

/** Splits text that comes in pieces, as RFC 4180 has it; lines end with LF, CRLF or CR. */
class Splitter {
  readonly #separator: string
  #line = 1
  #begins = 1
  #cells: string[] = []
  #cell = ''
  #length = 0
  #isQuoted = false
  /** Behind a quote inside quotes: the end, or the first of two. */
  #isAfterQuote = false
  #isAfterReturn = false

  constructor(separator: string) {
    this.#separator = separator
  }

  #endCell(): void {
    this.#cells.push(tidy(this.#cell))
    this.#cell = ''
    this.#isAfterQuote = false
  }

  #endRecord(): CsvRecord | null {
    this.#endCell()
    const record = { line: this.#begins, cells: this.#cells }
    this.#cells = []
    this.#length = 0
    return record.cells.every((cell) => cell === '') ? null : record
  }

  #add(sign: string): void {
    this.#length += 1
    if (this.#length > LONGEST) throw new BadFile(`Строка ${this.#begins}: длиннее ${LONGEST} знаков. Похоже, кавычка не закрыта`)
    this.#cell += sign
  }

  /** A sign inside quotes, or a quote. */
  #takeQuoted(sign: string): void {
    if (sign !== '"') return this.#add(sign)
    if (this.#isQuoted) {
      ;[this.#isQuoted, this.#isAfterQuote] = [false, true]
      return
    }
    const opens = this.#cell.trim() === '' || this.#cell === '='
    if (this.#isAfterQuote || opens) this.#isQuoted = true
    // The second of two is a quote of the text; one in the middle of a text, as of a 5" pipe, is one too.
    if (this.#isAfterQuote || !opens) this.#add(sign)
    else this.#cell = ''
    this.#isAfterQuote = false
  }

  #take(sign: string): CsvRecord | null {
    const isNewLine = sign === '\n' || sign === '\r'
    const isSecond = sign === '\n' && this.#isAfterReturn
    this.#isAfterReturn = sign === '\r'
    if (isNewLine && !isSecond) this.#line += 1
    if (this.#isQuoted || sign === '"') {
      this.#takeQuoted(sign)
      return null
    }
    if (isSecond) {
      this.#begins = this.#line
      return null
    }
    if (isNewLine) {
      const record = this.#endRecord()
      this.#begins = this.#line
      return record
    }
    if (sign === this.#separator) this.#endCell()
    else {
      this.#isAfterQuote = false
      this.#add(sign)
    }
    return null
  }

  *take(text: string): Generator<CsvRecord> {
    for (const sign of text) {
      const record = this.#take(sign)
      if (record) yield record
    }
  }

  /** What stands behind the last end of a line. @throws BadFile inside quotes */
  *end(): Generator<CsvRecord> {
    if (this.#isQuoted) throw new BadFile(`Строка ${this.#begins}: кавычка не закрыта`)
    const record = this.#endRecord()
    if (record) yield record
  }
}

/** The sign that parts the cells: the one that the header has more of, outside of quotes. */
const separatorOf = (header: string): string => {
  const bare = header.replaceAll(/"[^"]*"/g, '')
  const count = (sign: string): number => bare.split(sign).length
  return count(';') >= count(',') ? ';' : ','
}

/**
 * The rows of a file that are not blank, header first, read piece by piece.
 * @throws BadFile for a quote that is not closed
 */
export async function* readRecords(path: string, encoding: Encoding): AsyncGenerator<CsvRecord> {
  // Drops the mark of UTF-8 by itself.
  const decoder = new TextDecoder(encoding)
  let splitter: Splitter | null = null
  let begun = ''
  for await (const chunk of createReadStream(path)) {
    begun += decoder.decode(chunk as Buffer, { stream: true })
    if (!splitter) {
      const header = /^\s*[^\r\n]+[\r\n]/.exec(begun)?.[0]
      if (header === undefined && begun.length < LONGEST) continue
      splitter = new Splitter(separatorOf(header ?? begun))
    }
    yield* splitter.take(begun)
    begun = ''
  }
  begun += decoder.decode()
  splitter ??= new Splitter(separatorOf(begun))
  yield* splitter.take(begun)
  yield* splitter.end()
}
