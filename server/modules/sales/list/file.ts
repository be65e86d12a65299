/** The lists as files for spreadsheets: the columns of their tables, in words. */
import { formatInstantDay } from '../../../../src/domain/dates/dates.ts'
import { pointsStanding, saleStatusLabel } from '../../../../src/domain/sales/sale-status.ts'
import type { StatusReader } from '../../../../src/domain/sales/sale-status.ts'
import { rowWords, shortLine } from '../../../../src/domain/sales/sale-words.ts'
import type { WordedRow } from '../../../../src/domain/sales/sale-words.ts'
import type { Streamed } from '../../../kernel/call/handlers.ts'
import { refuse } from '../../../kernel/call/refusal.ts'
import { csvFile, tableLines } from '../../../kernel/csv.ts'
import type { Cell } from '../../../kernel/csv.ts'
import type { Db } from '../../../kernel/database/types.ts'
import type { Deadlines } from '../deadlines.ts'
import { numbersOf, rowsByNumber } from '../list.ts'
import type { ListRow } from '../list.ts'
import { toSaleEntry, toUserTool } from '../views.ts'
import type { Question } from './asked.ts'
import { readQuestion } from './question.ts'
import type { ListRequest } from './question.ts'

/** So many rows a file has at most (D199). */
export const FILE_ROWS = 100_000
const BATCH = 500

/** A list's request without its pages. */
export type FileRequest = Omit<ListRequest, 'offset' | 'size' | 'cursor'>

/** A table: its columns, and the cells of a row. */
interface Table {
  /** The beginning of the file's name on the wire. */
  name: 'sales' | 'tools'
  header: readonly string[]
  cellsOf: (row: ListRow, moment: { deadlines: Deadlines; now: number }) => Cell[]
}

const dayOf = (date: Date | null): string => (date === null ? '' : formatInstantDay(date.toISOString()))

/** The status, and the line under it. */
const fateCells = (row: WordedRow, reader: StatusReader): string[] => [
  saleStatusLabel(row.saleStatus, reader),
  rowWords(row, reader).isRegistered ? '' : shortLine(row, reader).line,
]

const documentsOf = (sale: ListRow['sale']): string => {
  const documents = [...(sale.receiptId ? ['чек'] : []), ...(sale.invoiceId ? ['накладная'] : [])].join(', ')
  return documents.slice(0, 1).toUpperCase() + documents.slice(1)
}

/** Points that have come, and points that a check may still bring: together they would be a sum that nobody has (C01). */
const pointCells = ({ bonus, status }: ListRow['sale']): Cell[] => {
  const standing = pointsStanding(status)
  if (bonus === null || standing === 'none') return ['', '']
  return standing === 'expected' ? ['', { kopecks: bonus }] : [{ kopecks: bonus }, '']
}

/** A seller's sales (SL07). @param isOwn whether the reader is the seller: nobody else repairs a failed one */
export const salesTable = (isOwn: boolean): Table => ({
  name: 'sales',
  header: ['Инструмент', 'Серийный номер', 'Дата', 'Баллы', 'Баллы после проверки', 'Статус', 'Пояснение', 'Документ'],
  cellsOf: (row, moment) => [
    row.sale.modelName ?? '',
    { serial: row.sale.sn },
    dayOf(row.sale.saleDate),
    ...pointCells(row.sale),
    ...fateCells(toSaleEntry(isOwn ? row : { ...row, repair: null }, moment), 'seller'),
    documentsOf(row.sale),
  ],
})

/** A buyer's tools (TL07). */
export const toolsTable = (reader: 'customer' | 'legal'): Table => ({
  name: 'tools',
  header: ['Инструмент', 'Серийный номер', 'Куплен', 'Гарантия до', 'Статус', 'Пояснение', 'Документ'],
  cellsOf: (row, moment) => [
    row.sale.modelName ?? '',
    { serial: row.sale.sn },
    dayOf(row.sale.purchaseDate),
    dayOf(row.sale.guaranteeExpire),
    ...fateCells(toUserTool(row, moment), reader),
    documentsOf(row.sale),
  ],
})

/** Whose list is asked for, and as what. */
interface Asked {
  ownerId: string
  pointId?: string | null
  request: FileRequest
  table: Table
  deadlines: Deadlines
  now: number
}

async function* batchesOf(db: Db, question: Question, numbers: readonly number[], { table, ...moment }: Asked) {
  for (let at = 0; at < numbers.length; at += BATCH)
    yield (await rowsByNumber(db, question, numbers.slice(at, at + BATCH))).map((row) => table.cellsOf(row, moment))
}

/**
 * The whole list of a request. Which rows and in which order is settled by one statement, before the first byte: rows that come later, and
 * rows that change their place meanwhile, double and displace none. Each row is then told as it is when it is read.
 * @param most a lower limit for tests
 * @throws Refusal as the list itself, and for more rows than a file has
 */
export const listFile = async (db: Db, asked: Asked, most: number = FILE_ROWS): Promise<Streamed> => {
  const { ownerId, pointId = null, request, table } = asked
  const question = readQuestion(ownerId, table.name === 'sales' ? 'seller' : 'buyer', { ...request, offset: 0, size: 1 }, pointId)
  const numbers = await numbersOf(db, question, most + 1)
  if (numbers.length > most) refuse('refused', `В файле не больше ${most.toLocaleString('ru-RU')} строк. Выберите период короче`)
  const days = request.from === undefined && request.to === undefined ? ['all'] : [request.from ?? '', request.to ?? '']
  const name = [table.name, ...days].filter(Boolean).join('-')
  return csvFile(`${name}.csv`, tableLines(table.header, batchesOf(db, question, numbers, asked)))
}
