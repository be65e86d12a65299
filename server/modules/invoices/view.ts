import { and, count, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { wireTimeOfDay } from '../../../src/domain/dates/dates.ts'
import { formatSum } from '../../../src/domain/money/money.ts'
import type { Actor } from '../../kernel/call/actor.ts'
import { oneOf } from '../../kernel/database/rows.ts'
import { AT_DESK, invoiceFiles, invoices, sales } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import { rowsOn } from '../papers/rows.ts'
import type { Deadlines } from '../sales/deadlines.ts'
import { isVisibleTo } from './visible.ts'

type InvoiceRow = typeof invoices.$inferSelect
type InvoiceView = components['schemas']['InvoiceView']

/** One side of a deal: whose it is and its files. */
interface Side {
  id: string | null
  files: string[]
}

const filesOf = async (db: Db, invoiceId: string): Promise<string[]> => {
  const rows = await db
    .select({ name: invoiceFiles.name })
    .from(invoiceFiles)
    .where(eq(invoiceFiles.invoiceId, invoiceId))
    .orderBy(invoiceFiles.name)
  return rows.map(({ name }) => name)
}

/** The other side's document about the same deal, if this person may see it: a tool is on both and confirmed on both. */
const otherSide = async (db: Db, actor: Actor, invoice: InvoiceRow): Promise<Side> => {
  const { id, side, upd, day, ownInn, partnerInn } = invoice
  if (ownInn === null) return { id: null, files: [] }
  const own = alias(sales, 'mine')
  const [other] = await db
    .select({ id: invoices.id, ownerId: invoices.ownerId })
    .from(invoices)
    .innerJoin(sales, and(eq(sales.invoiceId, invoices.id), eq(sales.status, 'FINISH')))
    .innerJoin(own, and(eq(own.sn, sales.sn), eq(own.invoiceId, id), eq(own.status, 'FINISH')))
    .where(
      and(
        ne(invoices.side, side),
        isNotNull(invoices.ownerId),
        and(eq(invoices.partnerInn, ownInn), eq(invoices.ownInn, partnerInn), eq(invoices.upd, upd), eq(invoices.day, day)),
        isVisibleTo(db, actor),
      ),
    )
    .limit(1)
  return other ? { id: other.ownerId, files: await filesOf(db, other.id) } : { id: null, files: [] }
}

const rowsOf = async (db: Db, invoiceId: string): Promise<InvoiceView['rows']> => {
  const isOf = (status: string) => sql`${sales.status} = ${status}`
  return oneOf(
    await db
      .select({
        total: count(),
        waiting: sql`count(*) filter (where ${AT_DESK})`.mapWith(Number),
        approved: sql`count(*) filter (where ${isOf('FINISH')})`.mapWith(Number),
        refused: sql`count(*) filter (where ${isOf('FAIL')})`.mapWith(Number),
      })
      .from(sales)
      .where(eq(sales.invoiceId, invoiceId)),
  )
}

/** A document as this person may see it; null where there is none, or none for them. */
export const invoiceOf = async (
  db: Db,
  actor: Actor,
  id: string,
  moment: { deadlines: Deadlines; now: number },
): Promise<InvoiceView | null> => {
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), isVisibleTo(db, actor)))
  if (!invoice) return null
  const own: Side = { id: invoice.ownerId, files: await filesOf(db, id) }
  const other = await otherSide(db, actor, invoice)
  const [seller, buyer] = invoice.side === 'seller' ? [own, other] : [other, own]
  const [sellerInn, buyerInn] =
    invoice.side === 'seller' ? [invoice.ownInn, invoice.partnerInn] : [invoice.partnerInn, invoice.ownInn]
  return {
    id,
    upd: invoice.upd,
    buyerId: buyer.id,
    buyerInn,
    sellerId: seller.id,
    sellerInn,
    createdTime: invoice.createdAt.toISOString(),
    dateTime: wireTimeOfDay(invoice.day),
    sum: formatSum(invoice.sum),
    imageUrlBuyer: buyer.files,
    imageUrlSeller: seller.files,
    rows: await rowsOf(db, id),
    tools: await rowsOn(db, actor, { invoiceId: id }, moment),
  }
}
