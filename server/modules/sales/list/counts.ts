import { and, between, eq, sql } from 'drizzle-orm'
import { SALE_STATUSES } from '../../../../src/domain/sales/sale-status.ts'
import type { SaleStatus } from '../../../../src/domain/sales/sale-status.ts'
import { prepared } from '../../../kernel/database/prepared.ts'
import { saleCounts } from '../../../kernel/database/schema.ts'
import type { Side } from '../../../kernel/database/sets.ts'
import type { Db } from '../../../kernel/database/types.ts'
import type { Period } from './asked.ts'

/** Quarters counted through, both included, as `sales.quarter` has them; 0 to 0 for rows without a date. */
export interface Span {
  status: SaleStatus
  since: number
  till: number
}

/** The rows of the period. */
export interface Counted {
  /** The number of rows of each status. */
  counts: Record<SaleStatus, number>
  /** Where the rows are: no row is outside of these. */
  spans: Span[]
}

/** Rows without a date are counted before every day: they belong to the list and to no period. */
const UNDATED = '-infinity'
const EVERYTHING = { from: UNDATED, to: 'infinity' }
const FIRST_DAY = '0001-01-01'

const quarterOf = (day: string): number => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return year * 4 + Math.ceil(month / 3) - 1
}

const findCounts = prepared(['ownerId', 'side', 'from', 'to'], (db, { ownerId, side, from, to }) => {
  const { day, rows, status } = saleCounts
  const dated = sql`filter (where ${day} > ${sql.raw(`'${UNDATED}'`)})`
  return db
    .select({
      status,
      rows: sql<number>`sum(${rows})`.mapWith(Number),
      first: sql<string | null>`(min(${day}) ${dated})::text`,
      last: sql<string | null>`(max(${day}) ${dated})::text`,
      isUndated: sql<boolean>`min(${day}) = ${sql.raw(`'${UNDATED}'`)}`,
    })
    .from(saleCounts)
    .where(and(eq(saleCounts.ownerId, ownerId), eq(saleCounts.side, side), between(day, from, to)))
    .groupBy(status)
})

/** The rows of a person on one side, from the kept counts. */
export const countsOf = async (db: Db, ownerId: string, side: Side, period: Period | null): Promise<Counted> => {
  const days = period === null ? EVERYTHING : { from: period.from ?? FIRST_DAY, to: period.to ?? EVERYTHING.to }
  const found = await findCounts(db, { ownerId, side, ...days })
  const byStatus = new Map(found.map(({ status, rows }) => [status, rows]))
  return {
    counts: Object.fromEntries(SALE_STATUSES.map((status) => [status, byStatus.get(status) ?? 0])) as Counted['counts'],
    spans: found.flatMap(({ status, first, last, isUndated }) => [
      ...(first !== null && last !== null ? [{ status, since: quarterOf(first), till: quarterOf(last) }] : []),
      ...(isUndated ? [{ status, since: 0, till: 0 }] : []),
    ]),
  }
}

/** The rows of these statuses together. */
export const sumOf = ({ counts }: Counted, statuses: readonly SaleStatus[]): number =>
  statuses.reduce((sum, status) => sum + counts[status], 0)
