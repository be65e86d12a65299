import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { prepared } from '../../../kernel/database/prepared.ts'
import { sales } from '../../../kernel/database/schema.ts'
import type { Db } from '../../../kernel/database/types.ts'
import type { Span } from './counts.ts'
import type { Position, Question } from './asked.ts'
import { opposite } from './order.ts'
import { isByQuarter, numbersStatement, pageStatement, periodKey, VALUES } from './page.ts'
import type { Search, Values } from './page.ts'
import { momentsOf } from './question.ts'

/** The rows wanted: behind a position, or after so many rows, counted from the end of the list or from its beginning. */
export interface Wanted {
  after: Position | null
  skip: number
  size: number
  isFromEnd: boolean
}

/** What is known before the rows are looked for. */
export interface Known {
  /** Where the rows of the period are. */
  spans: readonly Span[]
  /** The number of rows that fit; null when nobody has counted them. */
  total: number | null
  /** So many rows of a period are sorted sooner than found along another order. */
  few: number
}

export const FEW = 5_000

type Found = Awaited<ReturnType<typeof pageStatement>>[number]

/** The end of a prefix as a bound: the character behind its last one; serials compare by their characters. */
const behindPrefix = (prefix: string): string =>
  prefix.slice(0, -1) + String.fromCodePoint((prefix.codePointAt(prefix.length - 1) ?? 0) + 1)

const ofPeriod = ({ side, period }: Question): SQL | null => {
  if (period === null) return null
  const date = sales[periodKey(side)]
  const { since, before } = momentsOf(period)
  const bounds = [
    ...(since ? [sql`${date} >= ${since.toISOString()}::timestamptz`] : []),
    ...(before ? [sql`${date} < ${before.toISOString()}::timestamptz`] : []),
  ]
  return sql.join(bounds, sql` and `)
}

const ofSerial = ({ search }: Question): SQL | null =>
  search === null ? null : sql`${sales.sn} >= ${search} and ${sales.sn} < ${behindPrefix(search)}`

const ofPoint = ({ pointId }: Question): SQL | null => (pointId === null ? null : sql`${sales.pointId} = ${pointId}`)

/**
 * A beginning of a serial has few rows, at most a series of tools, and few rows of a period are few too. They are sorted: along the
 * order they may lie behind all the others.
 */
const alongOf = ({ side, order, period, search }: Question, { total, few }: Known): Search['along'] => {
  if (search !== null) return order.key === 'sn' ? 'order' : 'serial'
  const isShort = period !== null && total !== null && total <= few
  return isShort && order.key !== periodKey(side) ? 'period' : 'order'
}

const searchOf = (question: Question, { after, isFromEnd }: Wanted, known: Known): Search => ({
  side: question.side,
  order: question.order,
  isFromEnd,
  start: after === null ? 'first' : after.key === null ? 'behind an empty one' : 'behind a key',
  period: ofPeriod(question),
  serial: ofSerial(question),
  point: ofPoint(question),
  along: alongOf(question, known),
})

/** The statuses of the question with their places; behind a position of an order by status, those before its status have none. */
const placesOf = ({ order, statuses }: Question, { after, isFromEnd }: Wanted): Map<string, number> => {
  if (order.status === null) return new Map(statuses.map((status) => [status, 0]))
  const direction = isFromEnd ? opposite(order.status) : order.status
  const inOrder = direction === 'asc' ? [...statuses] : statuses.toReversed()
  const rest = after === null ? inOrder : inOrder.slice(inOrder.indexOf(after.status))
  return new Map(rest.map((status, place) => [status, place]))
}

const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** The quarters with rows of any status, and those between; 0 is that of rows without a date. */
const quartersOf = (spans: readonly Span[]): number[] => {
  const dated = spans.filter(({ since }) => since > 0)
  const undated = spans.length > dated.length ? [0] : []
  if (dated.length === 0) return undated
  return [...undated, ...range(Math.min(...dated.map(({ since }) => since)), Math.max(...dated.map(({ till }) => till)))]
}

/**
 * Where rows are looked for, one by one: in all statuses of the question, because a row that has changed its status since the rows were
 * counted may be the first one of it.
 */
const cellsOf = (question: Question, wanted: Wanted, spans: readonly Span[], isByQuarter: boolean) => {
  const places = placesOf(question, wanted)
  const quarters = isByQuarter ? quartersOf(spans) : [0]
  const cells = [...places.keys()].flatMap((status) => quarters.map((quarter) => ({ status, quarter })))
  return {
    statuses: cells.map(({ status }) => status),
    places: cells.map(({ status }) => places.get(status)),
    quarters: cells.map(({ quarter }) => quarter),
  }
}

const kept = new Map<string, (db: Db, values: Values) => Promise<Found[]>>()

/** The statement of an unfiltered page, built once: the same for every list of this order. */
const keptStatement = (search: Search): ((db: Db, values: Values) => Promise<Found[]>) => {
  const { side, order, isFromEnd, start } = search
  const name = JSON.stringify([side, order.status, order.key, order.direction, isFromEnd, start])
  const statement = kept.get(name) ?? prepared(VALUES, (db, values) => pageStatement(db, search, values))
  kept.set(name, statement)
  return statement
}

/** The values of a statement, its cells apart. */
const valuesOf = ({ ownerId }: Question, { after, size, skip }: Wanted) => ({
  ownerId,
  key: after?.key ?? null,
  number: after?.number ?? null,
  size,
  skip,
  reach: skip + size,
})

const asParameters = ({ statuses, places, quarters }: ReturnType<typeof cellsOf>) => ({
  statuses: sql.param(statuses),
  places: sql.param(places),
  quarters: sql.param(quarters),
})

/** Finds rows of a list. */
export const findRows = (db: Db, question: Question, wanted: Wanted, known: Known): Promise<Found[]> => {
  const search = searchOf(question, wanted, known)
  const cells = cellsOf(question, wanted, known.spans, isByQuarter(search))
  const values = valuesOf(question, wanted)
  if (search.period === null && search.serial === null && search.point === null)
    return keptStatement(search)(db, { ...values, ...cells })
  return pageStatement(db, search, { ...values, ...asParameters(cells) }).execute()
}

/** The numbers of the first rows of a list, in its order: one statement sees the list as it is at one moment. */
export const findNumbers = async (db: Db, question: Question, size: number, known: Known): Promise<number[]> => {
  const wanted = { after: null, skip: 0, size, isFromEnd: false }
  const search = searchOf(question, wanted, known)
  const cells = cellsOf(question, wanted, known.spans, isByQuarter(search))
  const [found] = await numbersStatement(db, search, { ...valuesOf(question, wanted), ...asParameters(cells) })
  return found?.numbers ? found.numbers.split(',').map(Number) : []
}
