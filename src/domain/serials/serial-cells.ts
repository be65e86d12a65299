/** The cells of a pasted list or a CSV file, before anybody asks which of them are serial numbers. */
import { visible } from '../texts/visible.ts'

/** A number has lost the zeros at its ends: a spreadsheet keeps 100.0001 of the serial 100.00010. */
export type Cell = string | number
export type Table = readonly (readonly Cell[])[]

interface Token {
  text: string
  isQuoted: boolean
}

/** What separates the cells of a row: what a spreadsheet copies, what it saves in Russia, what it saves elsewhere. */
type Separator = '\t' | ';' | ','

const NEW_LINES = /\r\n|[\r\n\u2028\u2029]/g
const DECIMALS = /^\d{1,5}$/
const HUNDREDS = /^\d{3}$/
const SHORT_NUMBER = /^\d{3},\d{1,4}$/
/** The digits behind the comma of a number that a spreadsheet has shortened, in Latin or Cyrillic letters. */
const EXPONENT = /^\d+[EЕ][+-]?\d+$/i
/** How a spreadsheet is told that a number is a text: ="100.00001", '100.00001. */
const AS_TEXT = /^(?:="(.*)"|'(.*))$/

/**
 * The next cell of a text, quoted or not. What a quote does not close before a separator is text, as in 5" (inches); a quoted cell is
 * a note at most, so that no text of quotes takes long.
 */
const cellPatterns = (separator: Separator) => ({
  quoted: new RegExp(`[ \\u00A0]*"([^"]{0,2000}(?:""[^"]{0,2000}){0,20})"[ \\u00A0]*(?=[${separator}\n]|$)`, 'y'),
  plain: new RegExp(`[^${separator}\n]*`, 'y'),
})

/** The rows of a text with this separator; a quoted cell may contain separators and new lines. */
const tokensOf = (text: string, separator: Separator): Token[][] => {
  const { quoted, plain } = cellPatterns(separator)
  const rows: Token[][] = [[]]
  for (let at = 0; at <= text.length; at += 1) {
    quoted.lastIndex = at
    plain.lastIndex = at
    const inQuotes = quoted.exec(text)
    const [whole, inner = whole] = inQuotes ?? plain.exec(text) ?? ['']
    rows.at(-1)?.push({ text: inner.replaceAll('""', '"').trim(), isQuoted: inQuotes !== null })
    at += whole.length
    if (text[at] === '\n') rows.push([])
  }
  return rows
}

const separatorOf = (text: string): Separator => {
  if (text.includes('\t')) return '\t'
  return text.includes(';') ? ';' : ','
}

/**
 * A comma of the keypad inside a serial number: it may stand where the dot of ddd.ddddd does. A shorter fraction is read so only where
 * nothing else stands in the row, as a Russian spreadsheet writes a number without its last zeros.
 */
const isDecimal = (row: readonly Token[], at: number): boolean => {
  const [whole, fraction] = [row[at], row[at + 1]]
  if (!whole || !fraction || whole.isQuoted || fraction.isQuoted) return false
  if (EXPONENT.test(fraction.text) && DECIMALS.test(whole.text)) return true
  if (!HUNDREDS.test(whole.text)) return false
  return DECIMALS.test(fraction.text) && (fraction.text.length === 5 || row.length === 2)
}

const joined = (row: readonly Token[]): string[] => {
  const cells: string[] = []
  for (let at = 0; at < row.length; at += 1) {
    const isPair = isDecimal(row, at)
    cells.push(isPair ? `${row[at]?.text},${row[at + 1]?.text}` : (row[at]?.text ?? ''))
    if (isPair) at += 1
  }
  return cells
}

/**
 * A cell as it is meant, of a text and of a file alike: a number as a Russian spreadsheet writes it without its last zeros is a
 * number, and what marks a number as a text goes; any other text stays as it is.
 */
export const meantCell = (cell: Cell): Cell => {
  if (typeof cell === 'number') return cell
  const text = visible(cell).trim()
  const [, quoted, marked] = AS_TEXT.exec(text) ?? []
  const inner = (quoted ?? marked ?? text).trim()
  return SHORT_NUMBER.test(inner) ? Number(inner.replace(',', '.')) : inner
}

/**
 * The cells of a text: of a list in lines, of what a spreadsheet copies, of a CSV file. Tab separates before semicolon, and semicolon
 * before comma: a text with tabs has its commas inside the cells. Rows without a text stay: the number of a row is its line.
 */
export const cellsOfText = (text: string): Table => {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(NEW_LINES, '\n')
  const separator = separatorOf(plain)
  return tokensOf(plain, separator).map((row) => (separator === ',' ? joined(row) : row.map((token) => token.text)))
}
