import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import { RECEIPT_ITEMS_UNKNOWN } from '../../../src/domain/receipt.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { receipts, sales } from '../../kernel/database/schema.ts'
import type { ReceiptItem } from '../../kernel/database/schema.ts'
import type { ReceiptStatus, Side } from '../../kernel/database/sets.ts'
import type { Db } from '../../kernel/database/types.ts'
import type { KnownReceipt } from './read-receipt.ts'

/** A receipt of one person, and whether the desk has to look: its tools are used up, or it has no data (A53). */
export interface ClaimedReceipt {
  id: string
  needsDesk: boolean
}

/** How many tools a receipt may carry: what the tax service has told, else three (B11). */
export const toolsAllowed = (status: ReceiptStatus, items: readonly ReceiptItem[]): number =>
  status === 'SUCCESS' ? Math.floor(items.reduce((sum, item) => sum + item.quantity, 0)) : RECEIPT_ITEMS_UNKNOWN

const DAY_LENGTH = 'dd-MM-yyyy'.length
/** The time of day of a date that was typed: the form asks for the day alone (A55). */
const DAY_ALONE = 'T00:00:00'

/** The one of two moments of a receipt that tells more; null where they contradict each other. */
const exacter = (known: string, told: string): string | null => {
  if (known === told || (known.slice(0, DAY_LENGTH) === told.slice(0, DAY_LENGTH) && told.endsWith(DAY_ALONE))) return known
  return known === told.slice(0, DAY_LENGTH) + DAY_ALONE ? told : null
}

/** In the words of the index over live receipts, so that every plan can use it. */
const isLive = sql`status not in ('INCORRECT', 'FAIL')`

const insertReceipt = prepared(
  ['id', 'side', 'ownerId', 'fn', 'fd', 'fp', 'sum', 'dateTime', 'status', 'createdAt'],
  (db, receipt) =>
    db
      .insert(receipts)
      .values(receipt)
      .onConflictDoNothing({ target: [receipts.side, receipts.fn, receipts.fd, receipts.fp], where: isLive })
      .returning({ id: receipts.id }),
)

/**
 * Makes a receipt the caller's, or finds that it already is. Locks it until the end of the transaction.
 * Leading zeros count: the numbers are kept and compared as text.
 * @throws Refusal receiptUsed when it belongs to another person of the same side
 */
export const claimReceipt = async (
  tx: Db,
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
  // Nobody else sees it before this transaction ends: no tool stands on it yet.
  if (added) return { id: added.id, needsDesk: false }
  const [row] = await tx
    .select()
    .from(receipts)
    .where(and(eq(receipts.side, side), eq(receipts.fn, fn), eq(receipts.fd, fd), eq(receipts.fp, fp), isLive))
    .for('update')
  // The one that was in the way has just been judged incorrect: this one may be claimed.
  if (!row) return claimReceipt(tx, side, ownerId, receipt, now)
  if (row.ownerId !== ownerId) return refuse('receiptUsed')
  // One receipt has one sum and one date: the second tool on it cannot tell other ones.
  if (row.sum !== sum) return refuse('invalidRequest', { sum: 'Этот чек уже введён с другой суммой' })
  const moment = exacter(row.dateTime ?? time.wire, time.wire)
  if (moment === null) return refuse('invalidRequest', { time: 'Этот чек уже введён с другой датой' })
  if (moment !== row.dateTime) await tx.update(receipts).set({ dateTime: moment }).where(eq(receipts.id, row.id))
  const attached = await tx.$count(sales, and(eq(sales.receiptId, row.id), ne(sales.status, 'FAIL')))
  return { id: row.id, needsDesk: attached >= toolsAllowed(row.status, row.items) }
}
