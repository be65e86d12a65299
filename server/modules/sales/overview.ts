/** What a seller's home tells besides the latest sales (D49). */
import { and, asc, count, desc, eq, gte, isNull, sql, sum } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { prepared } from '../../kernel/database/prepared.ts'
import { oneOf } from '../../kernel/database/rows.ts'
import { invoices, models, receipts, sales, tools } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import { DAY } from './deadlines.ts'
import { refusalsOf } from './fate.ts'
import type { ListRow } from './list.ts'
import { shownRow } from './list/shown.ts'
import { repairsOf } from './repair.ts'
import type { Repair } from './repair.ts'

/** A reserve waits for its seller this long before its end: as long as the announcement of it. */
const SOON = 3 * DAY

/** So many rows fit on the first screen of a phone. */
const MOST = 5

export interface Overview {
  /** Kopecks and sales under check; a reserve is not under check. */
  expected: { bonus: number; sales: number }
  waiting: ListRow[]
  reserves: number
}

const countExpected = prepared(['ownerId'], (db, { ownerId }) =>
  db
    .select({ bonus: sum(sales.bonus).mapWith(Number), sales: count() })
    .from(sales)
    .where(
      and(
        eq(sales.ownerId, ownerId),
        sql`${sales.side} = 'seller'`,
        sql`${sales.status} in ('TAX_PENDING', 'PENDING', 'APPROVE_PENDING')`,
      ),
    ),
)

/** Points of a seller's sales that are under check, in kopecks. */
export const expectedOf = async (db: Db, ownerId: string): Promise<number> =>
  oneOf(await countExpected(db, { ownerId })).bonus ?? 0

const rowsOf = (db: Db) =>
  db
    .select(shownRow)
    .from(sales)
    .leftJoin(models, eq(models.id, sales.modelId))
    .leftJoin(tools, eq(tools.sn, sales.toolSn))
    .leftJoin(receipts, eq(receipts.id, sales.receiptId))
    .leftJoin(invoices, eq(invoices.id, sales.invoiceId))

const later = alias(sales, 'later')

/**
 * A serial that has been registered again since, by anybody, waits no more. The age is the receipt's, where there is one.
 */
const findFailed = prepared(['ownerId', 'since'], (db, { ownerId, since }) =>
  rowsOf(db)
    .where(
      and(
        eq(sales.ownerId, ownerId),
        sql`${sales.side} = 'seller'`,
        sql`${sales.status} = 'FAIL'`,
        isNull(sales.repairedBy),
        gte(sql`coalesce(${sales.purchaseDate}, ${sales.saleDate})`, since),
        sql`not exists (select from ${sales} as later
          where later.side = 'seller' and ${later.sn} = ${sales.sn} and ${later.number} > ${sales.number})`,
      ),
    )
    .orderBy(desc(sales.saleDate), desc(sales.number))
    .limit(MOST),
)

const findReserves = prepared(['ownerId'], (db, { ownerId }) =>
  rowsOf(db)
    .where(and(eq(sales.ownerId, ownerId), sql`${sales.side} = 'seller'`, sql`${sales.status} = 'RESERVED'`))
    .orderBy(asc(sales.reservedUntil), desc(sales.number)),
)

type Found = Awaited<ReturnType<typeof findReserves>>[number]

const rowOf = (found: Found, repair: Repair | null, refusal: string | null): ListRow => ({
  ...found,
  receipt: found.sale.receiptId === null ? null : found.receipt,
  check: null,
  refusal,
  repair,
})

/**
 * @param since the day of the oldest receipt that is still accepted (E08)
 */
export const overviewOf = async (db: Db, ownerId: string, { since, now }: { since: Date; now: number }): Promise<Overview> => {
  const { bonus, sales: checked } = oneOf(await countExpected(db, { ownerId }))
  const failed = await findFailed(db, { ownerId, since })
  // A seller has few reserves (E09).
  const reserves = await findReserves(db, { ownerId })
  const ending = reserves.filter(({ sale }) => sale.reservedUntil !== null && sale.reservedUntil.getTime() <= now + SOON)
  const waiting = [...ending, ...failed].slice(0, MOST)
  const shown = waiting.map(({ sale }) => sale)
  const refusals = await refusalsOf(db, shown)
  const repairs = await repairsOf(db, shown)
  return {
    expected: { bonus: bonus ?? 0, sales: checked },
    waiting: waiting.map((row) => rowOf(row, repairs.get(row.sale.id) ?? null, refusals.get(row.sale.id) ?? null)),
    reserves: reserves.length,
  }
}
