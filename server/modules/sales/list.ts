import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { jobs, models, receipts, sales, tools } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import type { FateFacts } from './fate.ts'
import type { SaleRow, Side } from './taken.ts'

/** A page of a list as the wire asks for it; without a sort the newest come first. */
export interface Page {
  offset: number
  size: number
  sortBy?: string
  sortDirection?: 'asc' | 'desc'
}

/** A row with what the base knows of its tool, and what its fate is derived from. */
export interface ListRow extends FateFacts {
  sale: SaleRow
  modelName: string | null
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

/** Empty values last in both directions; rows that are equal keep one order over all pages, the newest first. */
const orderOf = ({ sortBy, sortDirection }: Page) => {
  const column = columns[sortBy ?? '']
  const first = column ? [sortDirection === 'desc' ? sql`${column} desc nulls last` : sql`${column} asc nulls last`] : []
  return [...first, sql`${sales.number} desc`]
}

const ownedBy = (ownerId: string, side: Side) => and(eq(sales.ownerId, ownerId), eq(sales.side, side))

/** How many rows a person has on one side. */
export const countOf = (db: Db, ownerId: string, side: Side): Promise<number> => db.$count(sales, ownedBy(ownerId, side))

/** Checks of the tax service that these sales still wait for. */
const checksOf = async (db: Db, rows: readonly { sale: SaleRow }[]): Promise<Map<string, FateFacts['check']>> => {
  const waiting = rows.filter(({ sale }) => sale.status === 'TAX_PENDING').map(({ sale }) => sale.id)
  if (waiting.length === 0) return new Map()
  const saleId = sql<string>`${jobs.payload} ->> 'saleId'`
  const found = await db
    .select({ saleId, runAt: jobs.runAt, lastError: jobs.lastError })
    .from(jobs)
    .where(and(inArray(saleId, waiting), isNull(jobs.doneAt), eq(jobs.kind, 'receipt-check')))
  return new Map(found.map((job) => [job.saleId, job]))
}

/** One page of a person's rows on one side. */
export const pageOf = async (db: Db, ownerId: string, side: Side, page: Page): Promise<ListRow[]> => {
  const { status, fn, disagreed } = receipts
  const rows = await db
    .select({ sale: sales, modelName: models.name, nfc: tools.nfc, receipt: { status, fn, disagreed } })
    .from(sales)
    .leftJoin(models, eq(models.id, sales.modelId))
    .leftJoin(tools, eq(tools.sn, sales.toolSn))
    .leftJoin(receipts, eq(receipts.id, sales.receiptId))
    .where(ownedBy(ownerId, side))
    .orderBy(...orderOf(page))
    .limit(page.size)
    .offset(page.offset)
  const checks = await checksOf(db, rows)
  return rows.map((row) => ({
    ...row,
    receipt: row.sale.receiptId === null ? null : row.receipt,
    check: checks.get(row.sale.id) ?? null,
  }))
}
