import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import { AT_DESK, invoices, receiptFiles, receiptFindings, receipts, sales } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'

/**
 * Removes a person from sales, tools and receipts. The history of a serial stays (DL03), and so do the numbers of a receipt, so
 * that nobody uses it again (B11). Reserves are released. A photograph-only receipt holds nothing else: the receipt is deleted,
 * and the sales that waited for the desk because of it fail, which frees their serials; likewise those that waited with a document.
 */
export const leaveSales = async (tx: Tx, ownerId: string, now: number): Promise<void> => {
  // Receipts before sales: the lock order of purchases and of the tax service's check.
  const mine = await tx
    .select({ id: receipts.id, fn: receipts.fn })
    .from(receipts)
    .where(eq(receipts.ownerId, ownerId))
    .orderBy(receipts.id)
    .for('update')
  const photos = mine.filter(({ fn }) => fn === null).map(({ id }) => id)
  const own = eq(sales.ownerId, ownerId)
  const fails = { status: 'FAIL', statusAt: new Date(now) } as const

  const waitsForNothing = and(eq(sales.status, 'PENDING'), isNull(sales.receiptId), isNull(sales.invoiceId))
  await tx.delete(sales).where(and(own, or(eq(sales.status, 'RESERVED'), waitsForNothing)))
  if (photos.length > 0) {
    const onPhotos = isAnyOf(sales.receiptId, photos)
    await tx
      .update(sales)
      .set(fails)
      .where(and(own, onPhotos, AT_DESK))
    await tx.update(sales).set({ receiptId: null }).where(onPhotos)
    await tx.delete(receiptFiles).where(isAnyOf(receiptFiles.receiptId, photos))
    await tx.delete(receipts).where(isAnyOf(receipts.id, photos))
  }
  // Of a document the files go too: the desk has nothing left to look at.
  await tx
    .update(sales)
    .set(fails)
    .where(and(own, isNotNull(sales.invoiceId), AT_DESK))
  // Which of them repaired which was the person's doing (E18); both stay in the history of the serial.
  await tx.update(sales).set({ ownerId: null, repairedBy: null }).where(own)
  await tx.update(receiptFindings).set({ ownerId: null, reason: null }).where(eq(receiptFindings.ownerId, ownerId))
  await tx.update(receipts).set({ ownerId: null }).where(eq(receipts.ownerId, ownerId))
  await tx.update(invoices).set({ ownerId: null, ownInn: null }).where(eq(invoices.ownerId, ownerId))
}
