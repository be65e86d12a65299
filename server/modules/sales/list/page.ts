/**
 * Pages of a list, read through the index of its order: for each status and quarter the first rows in order, merged, cut to the page,
 * and only then joined with what the list shows. So a page costs nearly the same in a list of twenty rows and of a million, whatever
 * the period.
 */
import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { PLANNED_ANEW } from '../../../kernel/database/naming-client.ts'
import { invoices, models, receipts, sales, tools } from '../../../kernel/database/schema.ts'
import type { Side } from '../../../kernel/database/sets.ts'
import type { Db } from '../../../kernel/database/types.ts'
import type { Question } from './asked.ts'
import { keyOf, opposite } from './order.ts'
import type { Direction, KeyName, Order } from './order.ts'
import { shownRow } from './shown.ts'

/** What a statement looks for. */
export interface Search {
  side: Side
  order: Order
  /** Reads from the end: the last page is the first one of the opposite order. */
  isFromEnd: boolean
  /** Where the page begins: at the beginning, behind a row with a key, or behind one without. */
  start: 'first' | 'behind a key' | 'behind an empty one'
  /** Conditions on the date of the period, on the serial and on the point. */
  period: SQL | null
  serial: SQL | null
  point: SQL | null
  /** The index that is read: that of the order until the page is full, or all rows of the period or of the serial, sorted afterwards. */
  along: 'order' | 'period' | 'serial'
}

/** The names of a statement's values. */
export const VALUES = ['ownerId', 'statuses', 'places', 'quarters', 'key', 'number', 'size', 'skip', 'reach'] as const

/**
 * The values, or their placeholders. Three arrays are the cells, which are read one by one: status, its place in an order by status (0
 * where a position is in this status), and quarter. `reach` is how many rows each cell must give: those skipped, and the page.
 */
export type Values = Record<(typeof VALUES)[number], unknown>

/** The key that a side's period compares. */
export const periodKey = (side: Side): 'saleDate' | 'purchaseDate' => (side === 'seller' ? 'saleDate' : 'purchaseDate')

/** The key of the index that is read. */
const readKey = ({ side, order, along }: Pick<Search, 'side' | 'order' | 'along'>): KeyName =>
  along === 'order' ? order.key : along === 'serial' ? 'sn' : periodKey(side)

/** Whether the index is read quarter by quarter: the one of the period's date has no quarters. */
export const isByQuarter = (search: Pick<Search, 'side' | 'order' | 'along'>): boolean =>
  readKey(search) !== periodKey(search.side)

const directionOf = ({ order, isFromEnd }: Search): Direction => (isFromEnd ? opposite(order.direction) : order.direction)

/** Rows without a key come behind the others, or before them when the list is read from its end. */
const rankOfEmpty = ({ isFromEnd }: Search): SQL => sql.raw(isFromEnd ? '-1' : '1')

/** Own rows; the side is written out, because the indexes are those of one side. */
const isOwn = ({ side }: Search, { ownerId }: Values): SQL =>
  sql`${sales.ownerId} = ${ownerId} and side = ${sql.raw(`'${side}'`)}`

const isBehind = (search: Search, { key, number }: Values): SQL => {
  const mark = sql.raw(directionOf(search) === 'asc' ? '>' : '<')
  const { column, type } = keyOf(search.order.key)
  return search.start === 'behind an empty one'
    ? sql`${sales.number} ${mark} ${number}::bigint`
    : sql`(${column}, ${sales.number}) ${mark} (${key}::${sql.raw(type)}, ${number}::bigint)`
}

/** Conditions of the request. One on another key than the index's must not tempt the planner to read that key's index. */
const conditionsOf = (search: Search): SQL[] => {
  const { side, period, serial, point } = search
  const isOf = (key: KeyName, condition: SQL): SQL => (readKey(search) === key ? condition : sql`(${condition}) is true`)
  return [...(period ? [isOf(periodKey(side), period)] : []), ...(serial ? [isOf('sn', serial)] : []), ...(point ? [point] : [])]
}

/** The first rows of a cell, in order; `offset 0` keeps the order out of the choice of the index. */
const rowsOfCell = (search: Search, values: Values, conditions: readonly SQL[]): SQL => {
  const { column } = keyOf(search.order.key)
  const direction = sql.raw(directionOf(search))
  const isInCell = sql`${sales.status} = cell.status${isByQuarter(search) ? sql` and ${sales.quarter} = cell.quarter` : sql``}`
  const all = sql.join([isOwn(search, values), isInCell, ...conditions, ...conditionsOf(search)], sql` and `)
  const rows = sql`select ${column} as key, ${sales.number} from ${sales} where ${all}`
  const nulls = sql.raw(search.isFromEnd ? 'first' : 'last')
  // Serials grow with the rows' numbers: read from the wanted end, few of those that come later displace one that is kept.
  const readFrom = search.along === 'serial' ? sql`order by ${sales.sn} ${direction}` : sql``
  return search.along === 'order'
    ? sql`${rows} order by key ${direction}, number ${direction} limit ${values.reach}`
    : sql`select * from (${rows} ${readFrom} offset 0) as chosen
      order by key ${direction} nulls ${nulls}, number ${direction} limit ${values.reach}`
}

/** A part of the order, read in each cell: rows with a key or without one, of the position's status or of those behind it. */
interface Stretch {
  rank: SQL
  conditions: readonly SQL[]
  /** On the place of a cell. */
  where?: SQL
}

const stretchesOf = (search: Search, values: Values): Stretch[] => {
  const { order, start, along } = search
  const { column, isNullable } = keyOf(order.key)
  const begins = start === 'first' ? [] : [isBehind(search, values)]
  if (order.status !== null) {
    const rank = sql`cell.place`
    if (start === 'first') return [{ rank, conditions: [] }]
    return [
      { rank, conditions: begins, where: sql`where cell.place = 0` },
      { rank, conditions: [], where: sql`where cell.place > 0` },
    ]
  }
  const isEmpty = sql`${column} is null`
  if (start === 'behind an empty one') return [{ rank: rankOfEmpty(search), conditions: [isEmpty, ...begins] }]
  if (!isNullable) return [{ rank: sql`0`, conditions: begins }]
  if (along === 'order')
    return [
      { rank: sql`0`, conditions: [sql`${column} is not null`, ...begins] },
      { rank: rankOfEmpty(search), conditions: [isEmpty] },
    ]
  // All rows are read anyway: once is enough.
  const rank = sql`case when found.key is null then ${rankOfEmpty(search)} else 0 end`
  return [{ rank, conditions: begins.map((isBehindKey) => sql`(${isBehindKey} or ${isEmpty})`) }]
}

const found = (search: Search, values: Values): SQL => {
  const { statuses, places, quarters } = values
  const cells = sql`unnest(${statuses}::text[], ${places}::int[], ${quarters}::int[]) as cell(status, place, quarter)`
  return sql.join(
    stretchesOf(search, values).map(
      ({ rank, conditions, where = sql`` }) => sql`
        select ${rank} as rank, found.key, found.number
        from ${cells} cross join lateral (${rowsOfCell(search, values, conditions)}) as found ${where}`,
    ),
    sql` union all `,
  )
}

const inOrderOf = (search: Search): SQL => {
  const direction = sql.raw(directionOf(search))
  return sql`page.rank, page.key ${direction}, page.number ${direction}`
}

const pageOf = (search: Search, values: Values): SQL => sql`(
    select * from (${found(search, values)}) as page order by ${inOrderOf(search)} limit ${values.size} offset ${values.skip}
  ) as page ${sql.raw(search.period || search.serial || search.point ? PLANNED_ANEW : '')}`

/** The statement of a page. */
export const pageStatement = (db: Db, search: Search, values: Values) =>
  db
    .select(shownRow)
    .from(pageOf(search, values))
    .innerJoin(sales, sql`${isOwn(search, values)} and ${sales.number} = page.number`)
    .leftJoin(models, eq(models.id, sales.modelId))
    .leftJoin(tools, eq(tools.sn, sales.toolSn))
    .leftJoin(receipts, eq(receipts.id, sales.receiptId))
    .leftJoin(invoices, eq(invoices.id, sales.invoiceId))
    .orderBy(inOrderOf(search))

/** The statement of the numbers of rows alone, in order, as one text: a hundred thousand of them are less than a megabyte. */
export const numbersStatement = (db: Db, search: Search, values: Values) =>
  db
    .select({ numbers: sql<string | null>`string_agg(page.number::text, ',' order by ${inOrderOf(search)})` })
    .from(pageOf(search, values))

/** The statement of own rows by their numbers, in no order. */
export const rowsStatement = (db: Db, { ownerId, side }: Pick<Question, 'ownerId' | 'side'>, numbers: readonly number[]) =>
  db
    .select(shownRow)
    .from(sales)
    .leftJoin(models, eq(models.id, sales.modelId))
    .leftJoin(tools, eq(tools.sn, sales.toolSn))
    .leftJoin(receipts, eq(receipts.id, sales.receiptId))
    .leftJoin(invoices, eq(invoices.id, sales.invoiceId))
    .where(
      and(eq(sales.ownerId, ownerId), eq(sales.side, side), sql`${sales.number} = any(${sql.param([...numbers])}::bigint[])`),
    )
