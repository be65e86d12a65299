import { and, eq, isNull, sql } from 'drizzle-orm'
import { SALE_STATUSES } from '../../../src/domain/sales/sale-status.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { jobs } from '../../kernel/database/schema.ts'
import type { Side } from '../../kernel/database/sets.ts'
import type { Db } from '../../kernel/database/types.ts'
import { refusalsOf } from './fate.ts'
import type { FateFacts } from './fate.ts'
import { countsOf, sumOf } from './list/counts.ts'
import type { Counted } from './list/counts.ts'
import { cursorAfter } from './list/cursor.ts'
import { FEW, findNumbers, findRows } from './list/find.ts'
import type { Known } from './list/find.ts'
import { rowsStatement } from './list/page.ts'
import type { shown } from './list/shown.ts'
import type { Part, Question } from './list/asked.ts'
import { repairsOf } from './repair.ts'
import type { Repair } from './repair.ts'
import type { SaleRow } from './taken.ts'

/** A sale with its tool's data and the input of its fate. */
export interface ListRow extends FateFacts {
  sale: Pick<SaleRow, keyof typeof shown>
  picture: string | null
  nfc: string | null
  /** The other side's INN on the document of the row; null for a row without one. */
  partnerInn: string | null
  /** Of a failed row; null for any other. */
  repair: Repair | null
}

/** A page of a list. */
export interface List {
  rows: ListRow[]
  /** The rows that fit the question; null where they are not counted. */
  total: number | null
  /** The cursor of the next page; null when this one is the last. */
  next: string | null
  /** The rows of the period by status; on the first page. */
  counts: Counted['counts'] | null
}

/** The number of a person's rows on one side. */
export const countOf = async (db: Db, ownerId: string, side: Side): Promise<number> =>
  sumOf(await countsOf(db, ownerId, side, null), SALE_STATUSES)

/** Pending checks of the tax service for these sales. */
export const checksOf = async (db: Db, rows: readonly Pick<ListRow, 'sale'>[]): Promise<Map<string, FateFacts['check']>> => {
  const waiting = rows.filter(({ sale }) => sale.status === 'TAX_PENDING').map(({ sale }) => sale.id)
  if (waiting.length === 0) return new Map()
  const saleId = sql<string>`${jobs.payload} ->> 'saleId'`
  const found = await db
    .select({ saleId, runAt: jobs.runAt, lastError: jobs.lastError })
    .from(jobs)
    .where(and(isAnyOf(saleId, waiting), isNull(jobs.doneAt), eq(jobs.kind, 'receipt-check')))
  return new Map(found.map((job) => [job.saleId, job]))
}

/**
 * The rows of the part and whether more follow: from its beginning with one row more than asked for, or, where the end is known
 * and nearer, from there.
 */
const rowsOf = async (db: Db, question: Question & Part, known: Known) => {
  const { total } = known
  const { offset, size, after } = question
  const left = total === null ? Infinity : total - offset
  if (after === null && left <= 0) return { rows: [], hasMore: false }
  if (after === null && left < offset + size) {
    const wanted = { after, skip: Math.max(0, left - size), size: Math.min(size, left), isFromEnd: true }
    return { rows: (await findRows(db, question, wanted, known)).toReversed(), hasMore: left > size }
  }
  const rows = await findRows(db, question, { after, skip: offset, size: size + 1, isFromEnd: false }, known)
  return { rows: rows.slice(0, size), hasMore: rows.length > size }
}

/** The rows with what their fate depends on. */
const completed = async (db: Db, rows: Awaited<ReturnType<typeof findRows>>): Promise<ListRow[]> => {
  const checks = await checksOf(db, rows)
  const found = rows.map(({ sale }) => sale)
  const refusals = await refusalsOf(db, found)
  const repairs = await repairsOf(db, found)
  return rows.map(({ sale, picture, nfc, partnerInn, receipt }) => ({
    sale,
    picture,
    nfc,
    partnerInn,
    receipt: sale.receiptId === null ? null : receipt,
    check: checks.get(sale.id) ?? null,
    refusal: refusals.get(sale.id) ?? null,
    repair: repairs.get(sale.id) ?? null,
  }))
}

/**
 * One page of a person's rows on one side. Statement after statement: what changes between them, the next page shows.
 * @param few a lower limit for tests
 */
export const listOf = async (db: Db, question: Question & Part, few: number = FEW): Promise<List> => {
  const { ownerId, side, offset, statuses, period, search, pointId, after } = question
  const counted = await countsOf(db, ownerId, side, period)
  const total = search === null && pointId === null ? sumOf(counted, statuses) : null
  const { rows, hasMore } = await rowsOf(db, question, { spans: counted.spans, total, few })
  const last = rows.at(-1)
  return {
    rows: await completed(db, rows),
    total,
    next: hasMore && last ? cursorAfter(last.sale, question) : null,
    counts: after === null && offset === 0 ? counted.counts : null,
  }
}

/** The numbers of the first rows of a list, in its order, all as they are at one moment. */
export const numbersOf = async (db: Db, question: Question, size: number): Promise<number[]> => {
  const { ownerId, side, statuses, period, search, pointId } = question
  const counted = await countsOf(db, ownerId, side, period)
  const total = search === null && pointId === null ? sumOf(counted, statuses) : null
  return findNumbers(db, question, size, { spans: counted.spans, total, few: FEW })
}

/** A person's rows with these numbers, in the order of the numbers; those that are gone are left out. */
export const rowsByNumber = async (db: Db, question: Question, numbers: readonly number[]): Promise<ListRow[]> => {
  const found = new Map((await rowsStatement(db, question, numbers)).map((row) => [row.sale.number, row]))
  return completed(
    db,
    numbers.flatMap((number) => found.get(number) ?? []),
  )
}
