import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { oneOf } from '../../kernel/database/rows.ts'
import { jobs, models, receipts, sales, tools } from '../../kernel/database/schema.ts'
import type { Side } from '../../kernel/database/sets.ts'
import type { Db } from '../../kernel/database/types.ts'
import type { FateFacts } from './fate.ts'
import type { SaleRow } from './taken.ts'

/** The requested page of a list; without a sort the newest rows come first. */
export interface Page {
  offset: number
  size: number
  sortBy?: string
  sortDirection?: 'asc' | 'desc'
}

/** The columns that lists show or derive values from. */
const shown = {
  id: sales.id,
  sn: sales.sn,
  status: sales.status,
  statusAt: sales.statusAt,
  reservedUntil: sales.reservedUntil,
  receiptId: sales.receiptId,
  bonus: sales.bonus,
  saleDate: sales.saleDate,
  purchaseDate: sales.purchaseDate,
  guaranteeExpire: sales.guaranteeExpire,
}

/** A sale with its tool's data and the input of its fate. */
export interface ListRow extends FateFacts {
  sale: Pick<SaleRow, keyof typeof shown>
  modelName: string | null
  picture: string | null
  nfc: string | null
}

const columns: Record<string, PgColumn> = {
  saleDate: sales.saleDate,
  purchaseDate: sales.purchaseDate,
  guaranteeExpire: sales.guaranteeExpire,
  model: models.name,
  sn: sales.sn,
  bonus: sales.bonus,
  saleStatus: sales.status,
}

const NEWEST_FIRST = sql`${sales.number} desc`

const ownedBy = (ownerId: Placeholder, side: Placeholder) => and(eq(sales.ownerId, ownerId), eq(sales.side, side))

const countRows = prepared(['ownerId', 'side'], (db, { ownerId, side }) =>
  db.select({ total: count() }).from(sales).where(ownedBy(ownerId, side)),
)

/** The number of a person's rows on one side. */
export const countOf = async (db: Db, ownerId: string, side: Side): Promise<number> =>
  oneOf(await countRows(db, { ownerId, side })).total

/** Pending checks of the tax service for these sales. */
const checksOf = async (db: Db, rows: readonly Pick<ListRow, 'sale'>[]): Promise<Map<string, FateFacts['check']>> => {
  const waiting = rows.filter(({ sale }) => sale.status === 'TAX_PENDING').map(({ sale }) => sale.id)
  if (waiting.length === 0) return new Map()
  const saleId = sql<string>`${jobs.payload} ->> 'saleId'`
  const found = await db
    .select({ saleId, runAt: jobs.runAt, lastError: jobs.lastError })
    .from(jobs)
    .where(and(isAnyOf(saleId, waiting), isNull(jobs.doneAt), eq(jobs.kind, 'receipt-check')))
  return new Map(found.map((job) => [job.saleId, job]))
}

/** Equal rows keep one order over all pages, the newest first. */
const findPage = (...first: SQL[]) =>
  prepared(['ownerId', 'side', 'size', 'offset'], (db, { ownerId, side, size, offset }) =>
    db
      .select({
        sale: shown,
        modelName: models.name,
        picture: models.picture,
        nfc: tools.nfc,
        receipt: { status: receipts.status, fn: receipts.fn, disagreed: receipts.disagreed },
      })
      .from(sales)
      .leftJoin(models, eq(models.id, sales.modelId))
      .leftJoin(tools, eq(tools.sn, sales.toolSn))
      .leftJoin(receipts, eq(receipts.id, sales.receiptId))
      .where(ownedBy(ownerId, side))
      .orderBy(...first, NEWEST_FIRST)
      .limit(size)
      .offset(offset),
  )

const newestPage = findPage()
/** Empty values last in both directions. */
const sortedPages = Object.fromEntries(
  Object.entries(columns).map(([name, column]) => [
    name,
    { asc: findPage(sql`${column} asc nulls last`), desc: findPage(sql`${column} desc nulls last`) },
  ]),
)

/** One page of a person's rows on one side. */
export const pageOf = async (
  db: Db,
  ownerId: string,
  side: Side,
  { offset, size, sortBy = '', sortDirection = 'asc' }: Page,
): Promise<ListRow[]> => {
  const find = sortedPages[sortBy]?.[sortDirection] ?? newestPage
  const rows = await find(db, { ownerId, side, size, offset })
  const checks = await checksOf(db, rows)
  return rows.map((row) => ({
    ...row,
    receipt: row.sale.receiptId === null ? null : row.receipt,
    check: checks.get(row.sale.id) ?? null,
  }))
}
