import { randomUUID } from 'node:crypto'
import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { Placeholder } from 'drizzle-orm'
import { canonicalNumber, RECEIPT_ITEMS_UNKNOWN } from '../../../src/domain/sales/receipt.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { HOLDS_NUMBERS, receipts, sales } from '../../kernel/database/schema.ts'
import type { ReceiptItem } from '../../kernel/database/schema.ts'
import type { ReceiptStatus, Side } from '../../kernel/database/sets.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import type { KnownReceipt } from './read-receipt.ts'

/** A person's receipt, and whether the desk has to check it: no tool is left on it, or it has no data (A53). */
export interface ClaimedReceipt {
  id: string
  needsDesk: boolean
}

/** How many tools a receipt may carry: the number from the tax service, or three by default (B11). */
export const toolsAllowed = (status: ReceiptStatus, items: readonly ReceiptItem[]): number =>
  status === 'SUCCESS' ? Math.floor(items.reduce((sum, item) => sum + item.quantity, 0)) : RECEIPT_ITEMS_UNKNOWN

const DAY_LENGTH = 'dd-MM-yyyy'.length
/** The time of a typed date: the form asks only for the day (A55). */
const DAY_ALONE = 'T00:00:00'

/** The more precise of a receipt's two times; null if they contradict each other. */
const exacter = (known: string, told: string): string | null => {
  if (known === told || (known.slice(0, DAY_LENGTH) === told.slice(0, DAY_LENGTH) && told.endsWith(DAY_ALONE))) return known
  return known === told.slice(0, DAY_LENGTH) + DAY_ALONE ? told : null
}

/**
 * Sales on the paper of the receipt that holds its numbers: also those on the rows that collide with it (F02). How many tools a receipt
 * carries is counted for the paper.
 */
export const isOnPaper = (db: Db, holder: string | Placeholder) =>
  inArray(
    sales.receiptId,
    db
      .select({ id: receipts.id })
      .from(receipts)
      .where(or(eq(receipts.id, holder), eq(receipts.collidesWith, holder))),
  )

const insertReceipt = prepared(
  ['id', 'side', 'ownerId', 'fn', 'fd', 'fp', 'sum', 'dateTime', 'status', 'createdAt'],
  (db, receipt) =>
    db
      .insert(receipts)
      .values(receipt)
      .onConflictDoNothing({
        target: [receipts.side, receipts.canonicalFn, receipts.canonicalFd, receipts.canonicalFp],
        where: HOLDS_NUMBERS,
      })
      .returning({ id: receipts.id }),
)

/**
 * Claims a receipt for the caller, or finds the caller's own. Locks it until the end of the transaction. The numbers are
 * stored as they are written, and compared without leading zeros (F02).
 * @throws Refusal receiptUsed when it belongs to another person of the same side
 */
export const claimReceipt = async (
  tx: Tx,
  side: Side,
  ownerId: string,
  receipt: KnownReceipt,
  now: number,
): Promise<ClaimedReceipt> => {
  const { fn, fd, fp, sum, time } = receipt
  const [added] = await insertReceipt(tx, {
    id: randomUUID(),
    side,
    ownerId,
    fn,
    fd,
    fp,
    sum,
    dateTime: time.wire,
    status: 'PENDING',
    createdAt: new Date(now),
  })
  // Invisible to others until this transaction commits: no tool is on it yet.
  if (added) return { id: added.id, needsDesk: false }
  const [row] = await tx
    .select()
    .from(receipts)
    .where(
      and(
        eq(receipts.side, side),
        eq(receipts.canonicalFn, canonicalNumber(fn)),
        eq(receipts.canonicalFd, canonicalNumber(fd)),
        eq(receipts.canonicalFp, canonicalNumber(fp)),
        HOLDS_NUMBERS,
      ),
    )
    .for('update')
  // The conflicting receipt has just been rejected as incorrect: this one may be claimed.
  if (!row) return claimReceipt(tx, side, ownerId, receipt, now)
  if (row.ownerId !== ownerId) return refuse('receiptUsed')
  // One receipt has one sum and one date: its second tool cannot state others.
  if (row.sum !== sum) return refuse('invalidRequest', { sum: 'Этот чек уже введён с другой суммой' })
  const moment = exacter(row.dateTime ?? time.wire, time.wire)
  if (moment === null) return refuse('invalidRequest', { time: 'Этот чек уже введён с другой датой' })
  if (moment !== row.dateTime) await tx.update(receipts).set({ dateTime: moment }).where(eq(receipts.id, row.id))
  const attached = await tx.$count(sales, and(isOnPaper(tx, row.id), ne(sales.status, 'FAIL')))
  return { id: row.id, needsDesk: attached >= toolsAllowed(row.status, row.items) }
}
