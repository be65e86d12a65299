/**
 * Pages of the history of points: the first rows of each cell through the index of the order, merged, cut to the page, and only then
 * joined with what a row shows (ADR 0013). A cell is a stored kind; of the order by sum, one quarter of a kind. One text for any filter:
 * cells and where each begins come as arrays.
 */
import { eq, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import { prepared } from '../../../kernel/database/prepared.ts'
import { ledgerComments, ledgerTransactions, payouts, sales } from '../../../kernel/database/schema.ts'
import type { TransactionOperation } from '../../../kernel/database/sets.ts'
import type { Db } from '../../../kernel/database/types.ts'
import { boundsOf, cursorAfter, directionWithin, operationOf } from './question.ts'
import type { Part, Position, Question } from './question.ts'
import { byQuarter, quarterOf } from './quarters.ts'

const NAMES = [
  'userId',
  'operations',
  'quarters',
  'places',
  'keys',
  'entries',
  'since',
  'before',
  'firstQuarter',
  'lastQuarter',
  'reach',
  'size',
  'skip',
] as const
type Values = Record<(typeof NAMES)[number], Placeholder>

/** The order of a statement. */
interface Order {
  key: 'created_at' | 'amount'
  direction: 'asc' | 'desc'
  isPeriod: boolean
}

const pageOf = ({ key, direction, isPeriod }: Order, values: Values): SQL => {
  const { userId, operations, quarters, places, keys, entries, since, before, firstQuarter, lastQuarter, reach, size, skip } =
    values
  const [column, way] = [sql.raw(`h.${key}`), sql.raw(direction)]
  const type = sql.raw(key === 'amount' ? 'bigint[]' : 'timestamptz[]')
  const isBehind = sql.raw(direction === 'desc' ? '<' : '>')
  const inQuarter = key === 'amount' ? sql`and point_quarter(h.created_at) = cell.quarter` : sql``
  // Without a period there is no condition of one: a plan that is kept would take it for a short one. The order by sum has it for the
  // quarters at its ends alone, in words that no index of moments can answer: the same plan would read the period instead of the order.
  const within = !isPeriod
    ? sql``
    : key === 'amount'
      ? sql`and (cell.quarter > ${firstQuarter}::int or h.created_at >= ${since}::timestamptz)
        and (cell.quarter < ${lastQuarter}::int or h.created_at < ${before}::timestamptz)`
      : sql`and h.created_at >= ${since}::timestamptz and h.created_at < ${before}::timestamptz`
  return sql`(
    select cell.place, found.* from unnest(
      ${operations}::text[], ${quarters}::int[], ${places}::int[], ${keys}::${type}, ${entries}::bigint[]
    ) as cell(operation, quarter, place, key, entry) cross join lateral (
      select h.* from point_history h
      where h.account_id = (select id from accounts where user_id = ${userId} and kind = 'points')
        and h.operation = cell.operation and (${column}, h.entry) ${isBehind} (cell.key, cell.entry)
        ${inQuarter}
        ${within}
      order by ${column} ${way}, h.entry ${way} limit ${reach}
    ) as found
    order by cell.place, ${sql.raw(`found.${key}`)} ${way}, found.entry ${way} limit ${size} offset ${skip}
  ) as page`
}

const statementOf = (order: Order) =>
  prepared(NAMES, (db, values) => {
    const way = sql.raw(order.direction)
    return db
      .select({
        entry: sql<number>`page.entry`.mapWith(Number),
        operation: sql<TransactionOperation>`page.operation`,
        at: sql<number>`(extract(epoch from page.created_at) * 1000)::bigint`.mapWith(Number),
        amount: sql<number>`page.amount`.mapWith(Number),
        modelName: sales.modelName,
        sn: sales.sn,
        payout: payouts,
        comment: ledgerComments.text,
      })
      .from(pageOf(order, values))
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, sql`page.transaction_id`))
      .leftJoin(sales, eq(sales.id, ledgerTransactions.saleId))
      .leftJoin(payouts, eq(payouts.id, sql`page.payout_id`))
      .leftJoin(ledgerComments, eq(ledgerComments.transactionId, ledgerTransactions.id))
      .orderBy(sql`page.place, ${sql.raw(`page.${order.key}`)} ${way}, page.entry ${way}`)
  })

type Statement = ReturnType<typeof statementOf>
const kept = new Map<string, Statement>()

/** Few texts: every filter has the same one. */
const keptStatement = (order: Order): Statement => {
  const name = JSON.stringify(order)
  const statement = kept.get(name) ?? statementOf(order)
  kept.set(name, statement)
  return statement
}

/** A row of the history. */
export type HistoryRow = Awaited<ReturnType<Statement>>[number]

const positionOf = (row: HistoryRow, { sort }: Question): Position => ({
  shown: operationOf(row),
  key: sort === 'amount' ? row.amount : new Date(row.at).toISOString(),
  entry: row.entry,
})

/** A page, and where the next one begins; null when this one is the last. */
export interface HistoryPage {
  rows: HistoryRow[]
  last: Position | null
}

export const readPage = async (db: Db, question: Question & Part): Promise<HistoryPage> => {
  const { userId, sort, since, before, size, offset: skip, after } = question
  const isPeriod = since !== null || before !== null
  const order: Order = { key: sort === 'amount' ? 'amount' : 'created_at', direction: directionWithin(question), isPeriod }
  const bounds = boundsOf(question, after)
  const found = await keptStatement(order)(db, {
    userId,
    ...(order.key === 'amount' ? await byQuarter(db, question, bounds) : { ...bounds, quarters: bounds.places.map(() => null) }),
    since: since?.toISOString() ?? '-infinity',
    before: before?.toISOString() ?? 'infinity',
    firstQuarter: since && quarterOf(since.getTime()),
    lastQuarter: before && quarterOf(before.getTime() - 1),
    reach: skip + size + 1,
    size: size + 1,
    skip,
  })
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  return { rows, last: found.length > size && last ? positionOf(last, question) : null }
}

/** One page as the contract has it, with the cursor of the next. */
export const historyOf = async (db: Db, question: Question & Part): Promise<{ rows: HistoryRow[]; next: string | null }> => {
  const { rows, last } = await readPage(db, question)
  return { rows, next: last && cursorAfter(last, question) }
}
