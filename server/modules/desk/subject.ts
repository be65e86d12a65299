/** What waits at the desk of sales: a row, or the rows of a document. */
import { and, eq } from 'drizzle-orm'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { AT_DESK, invoices, sales } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { partnersOf } from '../invoices/partners.ts'
import type { Matter } from './own.ts'

type InvoiceRow = typeof invoices.$inferSelect

/** What a decision is about, before anything is locked. */
export interface Subject {
  ownerId: string | null
  invoice: InvoiceRow | null
  receiptId: string | null
  serials: string[]
  /** One row, not a whole document. */
  isRow: boolean
}

/** @param id of a row, or of a document: of all of its rows that still wait */
export const findSubject = async (tx: Db, id: string): Promise<Subject | null> => {
  if (!isUuid(id)) return null
  const [row] = await tx
    .select({ ownerId: sales.ownerId, sn: sales.sn, receiptId: sales.receiptId, invoice: invoices })
    .from(sales)
    .leftJoin(invoices, eq(invoices.id, sales.invoiceId))
    .where(eq(sales.id, id))
  if (row) return { ...row, serials: [row.sn], isRow: true }
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id))
  if (!invoice) return null
  const rows = await tx
    .select({ sn: sales.sn })
    .from(sales)
    .where(and(eq(sales.invoiceId, id), AT_DESK))
  return { ownerId: invoice.ownerId, invoice, receiptId: null, serials: rows.map(({ sn }) => sn), isRow: false }
}

/** Whose the rows are: both sides' of their document, and of their tools. */
export const matterOf = (
  { ownerId, invoice }: Pick<Subject, 'ownerId' | 'invoice'>,
  serials: readonly string[],
  others: readonly string[],
): Matter => ({
  people: [ownerId, ...others],
  serials,
  inns: invoice ? [invoice.ownInn, invoice.partnerInn] : [],
})

/** Whose matter a row or a document is, and who owns it. @returns null for neither */
export const saleMatter = async (tx: Tx, id: string): Promise<{ ownerId: string | null; matter: Matter } | null> => {
  const subject = await findSubject(tx, id)
  if (!subject) return null
  const others = subject.invoice ? await partnersOf(tx, subject.invoice, subject.serials) : []
  return { ownerId: subject.ownerId, matter: matterOf(subject, subject.serials, others) }
}
