import { createHash } from 'node:crypto'
import { beginningInMoscow } from '../../../../src/domain/dates/dates.ts'
import { parseDay } from '../../../../src/domain/dates/day.ts'
import type { HistoryOperation } from '../../../../src/domain/money/history-operations.ts'
import { refuse } from '../../../kernel/call/refusal.ts'
import type { TransactionOperation } from '../../../kernel/database/sets.ts'

const DAY = 86_400_000
/** Further than any moment, entry or sum; PostgreSQL compares the texts. */
const FOREVER = 'infinity'
const MOST = Number.MAX_SAFE_INTEGER

export type Sort = 'created' | 'amount' | 'operation'
export type Direction = 'asc' | 'desc'

/** The request of the contract. */
export interface HistoryRequest {
  offset: number
  size: number
  sortBy?: 'created_time' | 'dateTime' | 'amount' | 'operation'
  sortDirection?: Direction
  operations?: string[]
  from?: string
  to?: string
  cursor?: string
}

/** Rows of one stored kind. A payout that came back is stored under another kind than it was held under. */
export interface Cell {
  shown: HistoryOperation
  stored: TransactionOperation
}

/** A request for a history without its cursor: whose rows, which of them, in which order. A cursor is valid for one of these. */
export interface Question {
  userId: string
  sort: Sort
  direction: Direction
  cells: readonly Cell[]
  /** Moments, the second excluded. */
  since: Date | null
  before: Date | null
}

/** The place of a row; the next page begins behind it. */
export interface Position {
  shown: HistoryOperation
  /** ISO 8601, or kopecks. */
  key: string | number
  entry: number
}

export interface Part {
  offset: number
  size: number
  after: Position | null
}

const CELLS: readonly Cell[] = [
  { shown: 'CHARGE_FOR_ADMIN', stored: 'CHARGE_FOR_ADMIN' },
  { shown: 'CHARGE_FOR_BUY', stored: 'CHARGE_FOR_BUY' },
  { shown: 'CHARGE_FOR_SALE', stored: 'CHARGE_FOR_SALE' },
  { shown: 'DISCHARGE', stored: 'DISCHARGE' },
  { shown: 'DISCHARGE', stored: 'DISCHARGE_HOLD' },
  { shown: 'DISCHARGE_FAILED', stored: 'DISCHARGE_FAILED' },
  { shown: 'MANUAL_CHARGE_ART', stored: 'MANUAL_CHARGE_ART' },
  { shown: 'MANUAL_CHARGE_BUYER', stored: 'MANUAL_CHARGE_BUYER' },
  { shown: 'MANUAL_CHARGE_SELLER', stored: 'MANUAL_CHARGE_SELLER' },
]

/** What a row is called: a payout that has not come back is a withdrawal, wherever it is. */
export const operationOf = ({ operation }: { operation: TransactionOperation }): HistoryOperation =>
  operation === 'DISCHARGE_HOLD' ? 'DISCHARGE' : (operation as HistoryOperation)

const cellsOf = (operations: readonly string[] | undefined): readonly Cell[] =>
  operations === undefined ? CELLS : CELLS.filter(({ shown }) => operations.includes(shown))

/** @throws Refusal for a day that does not exist */
export const readWireDay = (wire: string): string => parseDay(wire.replaceAll('-', '.')) ?? refuse('refused', 'Такой даты нет')

/** Days of Moscow as moments. @throws Refusal */
export const readPeriod = ({ from, to }: { from?: string; to?: string }): Pick<Question, 'since' | 'before'> => {
  const since = from === undefined ? null : new Date(beginningInMoscow(readWireDay(from)))
  const before = to === undefined ? null : new Date(beginningInMoscow(readWireDay(to)) + DAY)
  if (since && before && since >= before) refuse('refused', 'Начало периода позже его конца')
  return { since, before }
}

const fingerprint = ({ userId, sort, direction, cells, since, before }: Question): string =>
  createHash('sha256')
    .update(JSON.stringify([userId, sort, direction, cells, since, before]))
    .digest('base64url')
    .slice(0, 16)

export const cursorAfter = ({ shown, key, entry }: Position, question: Question): string =>
  Buffer.from(JSON.stringify([fingerprint(question), shown, key, entry])).toString('base64url')

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    // Not ours: whatever a broken cursor contains, it is no list of values.
    return null
  }
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

const isKey = (key: unknown, sort: Sort): key is Position['key'] =>
  sort === 'amount' ? Number.isSafeInteger(key) : typeof key === 'string' && MOMENT.test(key) && !Number.isNaN(Date.parse(key))

/** @throws Refusal for a cursor that is broken, or belongs to another person, order or filter */
const readCursor = (cursor: string, question: Question): Position => {
  const parts = parse(cursor)
  const [owner, shown, key, entry] = Array.isArray(parts) ? (parts as unknown[]) : []
  const isKnown = question.cells.some((cell) => cell.shown === shown)
  return owner === fingerprint(question) && isKnown && isKey(key, question.sort) && Number.isSafeInteger(entry)
    ? { shown: shown as HistoryOperation, key, entry: entry as number }
    : refuse('invalidRequest', 'Не удалось продолжить список. Откройте его заново')
}

const SORTS = { created_time: 'created', dateTime: 'created', amount: 'amount', operation: 'operation' } as const

/**
 * Reads a request of the history; the newest first by default.
 * @throws Refusal for a day that does not exist, a period that ends before it begins, and a cursor of another question
 */
export const readQuestion = (userId: string, request: HistoryRequest): Question & Part => {
  const { offset, size, sortBy = 'created_time', sortDirection = 'desc', operations, cursor } = request
  const sort = SORTS[sortBy]
  const question = { userId, sort, direction: sortDirection, cells: cellsOf(operations), ...readPeriod(request) }
  return cursor === undefined
    ? { ...question, offset, size, after: null }
    : { ...question, offset: 0, size, after: readCursor(cursor, question) }
}

/** Where each cell begins to be read, in its order: behind the position, or at its end. Arrays side by side. */
export interface Bounds {
  operations: string[]
  places: number[]
  keys: (string | number)[]
  entries: number[]
}

/** How the rows of a cell are ordered: an operation's own rows stand newest first. */
export const directionWithin = ({ sort, direction }: Pick<Question, 'sort' | 'direction'>): Direction =>
  sort === 'operation' ? 'desc' : direction

export const boundsOf = (question: Question, after: Position | null): Bounds => {
  const { sort, direction, since, before } = question
  const shown = [...new Set(question.cells.map((cell) => cell.shown))].toSorted()
  const order = direction === 'asc' ? shown : shown.toReversed()
  const placeOf = (cell: Cell): number => (sort === 'operation' ? order.indexOf(cell.shown) : 0)
  const first = sort === 'operation' && after ? order.indexOf(after.shown) : 0
  const cells = question.cells.filter((cell) => placeOf(cell) >= first)
  const isDown = directionWithin(question) === 'desc'
  // A period begins at its edge: a scan that begins at the end of the index would read everything outside of it.
  const edge = (isDown ? before : since)?.toISOString() ?? (isDown ? FOREVER : `-${FOREVER}`)
  const end = sort === 'amount' ? (isDown ? MOST : -MOST) : edge
  const isBehind = (cell: Cell): boolean => after !== null && placeOf(cell) === first
  return {
    operations: cells.map(({ stored }) => stored),
    places: cells.map(placeOf),
    keys: cells.map((cell) => (after && isBehind(cell) ? after.key : end)),
    entries: cells.map((cell) => (after && isBehind(cell) ? after.entry : isDown ? MOST : 0)),
  }
}
