/** Files with lists of serial numbers: what they are, by their first bytes, and why one was not read (D77). */
import type { ListProblem, ListReading } from './serial-list.ts'
import { hasPdfHead } from '../texts/file-content.ts'
import { counted } from '../texts/plural.ts'
import { listProblemText, quoted } from './serial-list-words.ts'

/** What the portal reads, what it knows by name and does not read, and anything else. */
export type ListFileKind = 'xlsx' | 'text' | ForeignKind
type ForeignKind = 'xls' | 'ods' | 'xlsb' | 'pdf' | 'html' | 'unknown'

export type FileListProblem = ForeignKind | 'emptyFile' | 'encrypted' | 'damaged' | 'tooLong' | 'tooMuch' | 'unread' | 'allHidden'

/** What of a workbook is hidden, and was not read. */
export interface HiddenParts {
  sheets: string[]
  rows: number
  columns: number
}

export const NOTHING_HIDDEN: HiddenParts = { sheets: [], rows: 0, columns: 0 }

/** `otherSheets`: further sheets of the workbook have serial numbers too, which were not taken. */
export type FileReading =
  | (Exclude<ListReading, { kind: 'refused' }> & { otherSheets: string[]; hidden: HiddenParts })
  | { kind: 'refused'; problem: ListProblem | { kind: 'file'; problem: FileListProblem } }

const AS_XLSX = 'Сохраните его как «Книга Excel (.xlsx)» или CSV'

const PROBLEMS: Record<FileListProblem, string> = {
  xls: `Это файл старого Excel (xls). ${AS_XLSX}`,
  xlsb: `Это двоичная книга Excel (xlsb). ${AS_XLSX}`,
  ods: `Это таблица OpenDocument (ods). ${AS_XLSX}`,
  html: `Это веб-страница, а не таблица Excel. ${AS_XLSX}`,
  pdf: 'Это PDF, в нём нет таблицы. Нужен файл Excel (xlsx) или CSV',
  unknown: 'В этом файле нет таблицы. Нужен файл Excel (xlsx) или CSV',
  emptyFile: 'Файл пуст',
  encrypted: 'Файл защищён паролем. Снимите пароль и выберите файл ещё раз',
  damaged: 'Файл повреждён, прочитать его не удалось. Откройте его, сохраните заново и выберите ещё раз',
  tooLong: 'Файл больше 10 МБ. Оставьте в нём только столбец с серийными номерами',
  tooMuch: 'В таблице слишком много данных. Оставьте в ней только столбец с серийными номерами',
  allHidden:
    'На виду серийных номеров нет, а часть таблицы скрыта. Покажите скрытые листы, строки и столбцы и выберите файл ещё раз',
  unread: 'Файл не удалось прочитать. Выберите его ещё раз',
}

/** Why a file was not read. */
export const fileProblemWords = (problem: Extract<FileReading, { kind: 'refused' }>['problem']): string =>
  problem.kind === 'file' ? PROBLEMS[problem.problem] : listProblemText(problem)

/** The sheets that were left out. */
export const otherSheetsText = (names: readonly string[]): string =>
  names.length > 0 ? ` На других листах тоже есть серийные номера, они не добавлены: ${quoted(names)}.` : ''

const ROWS = { one: 'строка', few: 'строки', many: 'строк' }
const COLUMNS = { one: 'столбец', few: 'столбца', many: 'столбцов' }

/** What was left out because it is hidden: the person may have filtered it away, or may not know of it. */
export const hiddenText = ({ sheets, rows, columns }: HiddenParts): string => {
  const parts = [
    ...(rows > 0 ? [counted(rows, ROWS)] : []),
    ...(columns > 0 ? [counted(columns, COLUMNS)] : []),
    ...(sheets.length > 0 ? [`${sheets.length === 1 ? 'лист' : 'листы'} ${quoted(sheets)}`] : []),
  ]
  return parts.length > 0 ? ` Скрытое в файле не прочитано: ${parts.join(', ')}.` : ''
}

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
/** Marks of the byte order of UTF-16; the text between its bytes is full of zeros. */
const UTF_16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
]
/** The stream of an encrypted workbook, which stands in the container of the old formats; its name is in UTF-16. */
const ENCRYPTED = Array.from('EncryptedPackage', (char) => [char.charCodeAt(0), 0]).flat()

const beginsWith = (bytes: Uint8Array, sign: readonly number[]): boolean => sign.every((byte, at) => bytes[at] === byte)

const includes = (bytes: Uint8Array, sign: readonly number[]): boolean => {
  const first = sign[0] ?? 0
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (sign.every((byte, index) => bytes[at + index] === byte)) return true
  return false
}

const isHtml = (bytes: Uint8Array): boolean =>
  /^[\s\uFEFF\u00EF\u00BB\u00BF]*<(?:!doctype|html|table|\?xml|head|meta)/i.test(String.fromCharCode(...bytes.subarray(0, 100)))

/** Whether the text is in UTF-16, which has zeros that no other text has. */
export const isWideText = (bytes: Uint8Array): boolean => UTF_16.some((mark) => beginsWith(bytes, mark))

/** The kind of a file by its content; a ZIP archive is judged by what is in it. */
export const kindOfListFile = (bytes: Uint8Array): 'zip' | 'encrypted' | Exclude<ListFileKind, 'xlsx' | 'ods' | 'xlsb'> => {
  if (beginsWith(bytes, ZIP)) return 'zip'
  if (beginsWith(bytes, OLE)) return includes(bytes, ENCRYPTED) ? 'encrypted' : 'xls'
  if (hasPdfHead(bytes)) return 'pdf'
  if (isWideText(bytes)) return 'text'
  if (bytes.includes(0)) return 'unknown'
  return isHtml(bytes) ? 'html' : 'text'
}

/** The kind of a ZIP archive by the names of its entries. */
export const kindOfArchive = (names: readonly string[]): 'xlsx' | 'ods' | 'xlsb' | 'unknown' => {
  if (names.includes('xl/workbook.xml')) return 'xlsx'
  if (names.includes('xl/workbook.bin')) return 'xlsb'
  return names.includes('content.xml') && names.includes('mimetype') ? 'ods' : 'unknown'
}
