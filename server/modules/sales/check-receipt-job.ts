import { and, count, eq, inArray, lte, ne } from 'drizzle-orm'
import type { SaleStatus } from '../../../src/domain/sales/sale-status.ts'
import { protectPerson } from '../../kernel/database/lock-people.ts'
import { prepared, preparedLock } from '../../kernel/database/prepared.ts'
import { oneOf } from '../../kernel/database/rows.ts'
import { models, receipts, sales } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { Paused, RetryLater } from '../../kernel/jobs/job.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'
import { tell } from '../notifications/tell.ts'
import { isOnPaper, toolsAllowed } from '../receipts/claim.ts'
import { NOT_THERE_YET } from '../receipts/receipt-check.ts'
import type { ReceiptCheck, ReceiptVerdict } from '../receipts/receipt-check.ts'
import { isLongAbsent } from './deadlines.ts'
import { finishSale } from './finish.ts'
import type { SaleRow } from './taken.ts'
import { toldSales } from './told.ts'

// Built once: building statements takes most of a check's CPU time.
const findCheck = prepared(['saleId'], (db, { saleId }) =>
  db
    .select({ sale: sales, receipt: receipts })
    .from(sales)
    .innerJoin(receipts, eq(receipts.id, sales.receiptId))
    .where(eq(sales.id, saleId)),
)
const findAttached = prepared(['receiptId'], (db, { receiptId }) =>
  db
    .select({ name: models.name })
    .from(sales)
    .innerJoin(models, eq(models.id, sales.modelId))
    .where(and(eq(sales.receiptId, receiptId), inArray(sales.status, ['TAX_PENDING', 'FINISH'])))
    .orderBy(sales.number),
)
const lockReceipt = preparedLock(['id'], (db, { id }) =>
  db.select({ id: receipts.id }).from(receipts).where(eq(receipts.id, id)).for('update'),
)
const lockSale = preparedLock(['id'], (db, { id }) => db.select().from(sales).where(eq(sales.id, id)).for('update'))
const countUpTo = prepared(['receiptId', 'number'], (db, { receiptId, number }) =>
  db
    .select({ place: count() })
    .from(sales)
    .where(and(isOnPaper(db, receiptId), ne(sales.status, 'FAIL'), lte(sales.number, number))),
)

/** Names of the pending and confirmed tools of a receipt, oldest first. */
const attachedNames = async (db: Db, receiptId: string): Promise<string[]> =>
  (await findAttached(db, { receiptId })).map((row) => row.name)

const setStatus = async (tx: Tx, id: string, status: SaleStatus, now: number): Promise<void> => {
  await tx
    .update(sales)
    .set({ status, statusAt: new Date(now) })
    .where(eq(sales.id, id))
}

/** The tax service has confirmed the receipt: the sale is finished, unless the receipt has no tool left (B11). */
const confirm = async (
  tx: Tx,
  sale: SaleRow,
  receiptId: string,
  verdict: ReceiptVerdict & { status: 'success' },
  now: number,
): Promise<void> => {
  await tx.update(receipts).set({ status: 'SUCCESS', items: verdict.items }).where(eq(receipts.id, receiptId))
  const { place } = oneOf(await countUpTo(tx, { receiptId, number: sale.number }))
  if (place > toolsAllowed('SUCCESS', verdict.items)) await setStatus(tx, sale.id, 'APPROVE_PENDING', now)
  else await finishSale(tx, sale, now)
}

/** What ends the check of a receipt. */
type FinalVerdict = Extract<ReceiptVerdict, { status: 'success' | 'incorrect' | 'manual' }>

/**
 * What ends the check; a receipt that has been missing for days goes to the desk, so that no sale waits for ever (C05, D187).
 * @throws RetryLater for whatever may still come
 */
const finalOf = (verdict: ReceiptVerdict, { statusAt }: SaleRow, now: number): FinalVerdict => {
  if (verdict.status === 'limited') throw new Paused(verdict.reason, verdict.until)
  if (verdict.status === 'unavailable') throw new RetryLater(verdict.reason ?? 'the tax service does not answer')
  if (verdict.status !== 'notYet') return verdict
  if (isLongAbsent(statusAt, now)) return { status: 'manual' }
  throw new RetryLater(NOT_THERE_YET)
}

/** Writes the verdict once: a sale whose status has changed meanwhile stays as it is. */
const apply = async (
  tx: Tx,
  { id: saleId, ownerId }: SaleRow,
  receiptId: string,
  verdict: FinalVerdict,
  now: number,
): Promise<void> => {
  // The owner is locked before their rows, in the same order as in the deletion of an account.
  if (ownerId !== null) await protectPerson(tx, ownerId)
  // Then the receipt, in the same order as in a purchase that attaches another serial.
  await lockReceipt(tx, { id: receiptId })
  const [sale] = await lockSale(tx, { id: saleId })
  if (sale?.status !== 'TAX_PENDING') return
  if (verdict.status === 'success') return confirm(tx, sale, receiptId, verdict, now)
  if (verdict.status === 'manual') return setStatus(tx, saleId, 'APPROVE_PENDING', now)
  const { disagreed } = verdict
  await tx.update(receipts).set({ status: 'INCORRECT', disagreed }).where(eq(receipts.id, receiptId))
  await setStatus(tx, saleId, 'FAIL', now)
  const told = await toldSales(tx, [sale])
  await tell(
    tx,
    told.map((one) => ({ userId: one.userId, event: 'receiptRefused', sale: one.sale, disagreed })),
    now,
  )
}

/**
 * The job «receipt-check» {saleId}: asks the tax service, then ends the sale, charges its bonus and tells the owner in one
 * transaction.
 */
export const receiptCheckJob =
  (port: ReceiptCheck): JobHandler =>
  async ({ saleId }, { db, now, signal }) => {
    const [found] = await findCheck(db, { saleId })
    if (found?.sale.status !== 'TAX_PENDING') return async () => null
    const { receipt, sale } = found
    const { canonicalFn: fn, canonicalFd: fd, canonicalFp: fp, sum, dateTime } = receipt
    if (fn === null || fd === null || fp === null || sum === null || dateTime === null)
      throw new Error('a receipt without data was sent to the tax service')
    const query = { fn, fd, fp, sum, dateTime, attached: await attachedNames(db, receipt.id) }
    const verdict = finalOf(await port.check(query, signal), sale, now)
    return async (tx) => {
      await apply(tx, sale, receipt.id, verdict, now)
      return null
    }
  }
