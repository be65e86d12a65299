/** The history as a file for spreadsheets: UTF-8 with a mark, semicolons, commas in sums, as a Russian Excel opens it. */
import { formatInstant } from '../../../../src/domain/dates/dates.ts'
import { operationLabel } from '../../../../src/domain/money/history-operations.ts'
import { groupedPan, PAYOUT_REASONS } from '../../../../src/domain/money/payout.ts'
import type { Streamed } from '../../../kernel/call/handlers.ts'
import { refuse } from '../../../kernel/call/refusal.ts'
import { csvFile, tableLines } from '../../../kernel/csv.ts'
import type { Cell } from '../../../kernel/csv.ts'
import type { Db } from '../../../kernel/database/types.ts'
import { readPage } from './page.ts'
import type { HistoryRow } from './page.ts'
import { operationOf, readQuestion, readWireDay } from './question.ts'
import type { Position } from './question.ts'
import { commentOf } from './view.ts'

const BATCH = 500
const LONGEST = 366

const STEPS = {
  held: 'Отправляем в банк',
  sending: 'В банке',
  sent: 'В банке',
  checking: 'Выясняем',
  settled: 'Зачислено',
} as const

const stateOf = ({ payout }: HistoryRow): string => {
  if (!payout) return ''
  return payout.step === 'returned' ? `Вернулось: ${payout.reason ? PAYOUT_REASONS[payout.reason] : ''}` : STEPS[payout.step]
}

const HEADER = ['Дата и время (Москва)', 'Операция', 'Сумма, ₽', 'Комментарий', 'Карта', 'Вывод']

const cellsOf = (row: HistoryRow): Cell[] => [
  formatInstant(new Date(row.at).toISOString()),
  operationLabel(operationOf(row), 'full'),
  { kopecks: row.amount },
  row.payout ? '' : (commentOf(row) ?? ''),
  row.payout?.pan ? groupedPan(row.payout.pan) : '',
  stateOf(row),
]

/** Reads the rows page by page; the memory of one page, however many there are. */
async function* batchesOf(db: Db, userId: string, period: { from: string; to: string }): AsyncGenerator<Cell[][]> {
  const question = readQuestion(userId, { offset: 0, size: BATCH, ...period })
  let after: Position | null = null
  do {
    const { rows, last } = await readPage(db, { ...question, after })
    yield rows.filter(({ amount }) => amount !== 0).map(cellsOf)
    after = last
  } while (after !== null)
}

const daysOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** @throws Refusal for days that do not exist, or more than a year */
export const historyFile = (db: Db, userId: string, period: { from: string; to: string }): Streamed => {
  const [from, to] = [readWireDay(period.from), readWireDay(period.to)]
  if (from > to) refuse('refused', { to: 'Начало периода позже его конца' })
  if (daysOf(from, to) > LONGEST) refuse('refused', { to: 'За один раз — не больше года' })
  return csvFile(`points-${from}-${to}.csv`, tableLines(HEADER, batchesOf(db, userId, period)))
}
