import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { models, sales, tools } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import type { SaleRow, Side } from './taken.ts'

/** A page of a list as the wire asks for it; without a sort the newest come first. */
export interface Page {
  offset: number
  size: number
  sortBy?: string
  sortDirection?: 'asc' | 'desc'
}

/** A row with what the base knows of its tool. */
export interface ListRow {
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

/** One page of a person's rows on one side. */
export const pageOf = (db: Db, ownerId: string, side: Side, page: Page): Promise<ListRow[]> =>
  db
    .select({ sale: sales, modelName: models.name, nfc: tools.nfc })
    .from(sales)
    .leftJoin(models, eq(models.id, sales.modelId))
    .leftJoin(tools, eq(tools.sn, sales.toolSn))
    .where(ownedBy(ownerId, side))
    .orderBy(...orderOf(page))
    .limit(page.size)
    .offset(page.offset)
