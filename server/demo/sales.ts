import { wireTimeOf } from '../../src/domain/dates/dates.ts'
import type { SaleStatus } from '../../src/domain/sales/sale-status.ts'
import type { receipts, sales } from '../kernel/database/schema.ts'
import type { ReceiptStatus, Side } from '../kernel/database/sets.ts'
import { sandboxDisagreed } from '../modules/receipts/sandbox-check.ts'
import { monthsLater } from '../modules/sales/dates.ts'
import { DEFAULT_DEADLINES, reserveEnd } from '../modules/sales/deadlines.ts'
import { PARTLY_PURCHASE, PARTLY_SALE, WAITING_PURCHASE, invoiceId } from './invoices.ts'
import { ANNA, DMITRY, MARIA, MASTER, PROFI, ROMASHKA, SERGEY, STROYDOM, VIKTOR, YULIA, demoId } from './people.ts'
import { modelOf, serial } from './tools.ts'

const SALE = 4
const RECEIPT = 5
const HOUR = 3_600_000
/** How far two neighbours are apart. */
const PAST_STEP = 12 * HOUR
const RECENT_STEP = HOUR
/** How long ago ООО Стройдом has registered its tools. */
const PURCHASED = 19 * 24 * HOUR
/** Prices and numbers of receipts only need to differ. */
const PRICE = 499_000
const SERIAL_NOT_IN_BASE = 500

export type SeedSale = Omit<typeof sales.$inferInsert, 'number' | 'ownerId'> & { ownerId: string }
export type SeedReceipt = typeof receipts.$inferInsert

/** A person's registrations: consecutive serials of one series, all in one status, with receipts or on one document. */
interface Batch {
  /** The number of the document. */
  invoice?: number
  side: Side
  ownerId: string
  series: number
  from: number
  count: number
  status: SaleStatus
}

const seller = (ownerId: string, series: number, from: number, count: number, status: SaleStatus): Batch => ({
  side: 'seller',
  ownerId,
  series,
  from,
  count,
  status,
})
const buyer = (ownerId: string, series: number, from: number, count: number, status: SaleStatus): Batch => ({
  side: 'buyer',
  ownerId,
  series,
  from,
  count,
  status,
})

/**
 * Анна 45 sales, Мария 9 tools, ООО Ромашка 23; together with the colleagues' sales all of series 200 is sold, except for the
 * two whose receipts failed: a serial of somebody else's could not be repaired (E18). Pending sales are the newest, so that their
 * deadlines lie ahead.
 */
const past: readonly Batch[] = [
  seller(ANNA, 200, 1, 30, 'FINISH'),
  seller(DMITRY, 200, 38, 20, 'FINISH'),
  seller(VIKTOR, 200, 58, 20, 'FINISH'),
  seller(SERGEY, 200, 78, 7, 'FINISH'),
  { ...seller(YULIA, 200, 85, 3, 'FINISH'), invoice: PARTLY_SALE },
  seller(YULIA, 200, 88, 12, 'FINISH'),
  buyer(MARIA, 610, 1, 5, 'FINISH'),
  buyer(ROMASHKA, 620, 1, 18, 'FINISH'),
]
const recent: readonly Batch[] = [
  seller(ANNA, 200, 100, 2, 'FAIL'),
  seller(ANNA, 200, 31, 4, 'TAX_PENDING'),
  seller(ANNA, 200, 35, 3, 'APPROVE_PENDING'),
  seller(ANNA, SERIAL_NOT_IN_BASE, 1, 3, 'PENDING'),
  seller(ANNA, 300, 1, 3, 'RESERVED'),
  buyer(MARIA, 610, 6, 1, 'FAIL'),
  buyer(MARIA, 610, 7, 1, 'TAX_PENDING'),
  buyer(MARIA, 610, 8, 1, 'APPROVE_PENDING'),
  buyer(MARIA, SERIAL_NOT_IN_BASE, 4, 1, 'PENDING'),
  { ...buyer(ROMASHKA, 620, 19, 2, 'APPROVE_PENDING'), invoice: WAITING_PURCHASE },
  { ...buyer(ROMASHKA, SERIAL_NOT_IN_BASE, 5, 3, 'PENDING'), invoice: WAITING_PURCHASE },
]
/** ООО Стройдом has registered what Юлия has sold to it: the desk has approved, refused, and has still to look. */
const decided: readonly Batch[] = [
  buyer(STROYDOM, 200, 85, 1, 'FINISH'),
  buyer(STROYDOM, 200, 86, 1, 'FAIL'),
  buyer(STROYDOM, 200, 87, 1, 'APPROVE_PENDING'),
  buyer(STROYDOM, SERIAL_NOT_IN_BASE, 8, 1, 'PENDING'),
].map((batch) => ({ ...batch, invoice: PARTLY_PURCHASE }))

const RECEIPT_STATUS: Partial<Record<SaleStatus, ReceiptStatus>> = { FINISH: 'SUCCESS', FAIL: 'INCORRECT' }
/** Last digits of fp by the sandbox's rules; pending sales have the digit of a service that is down. */
const LAST_DIGIT: Partial<Record<SaleStatus, number>> = { FAIL: 0, TAX_PENDING: 8, APPROVE_PENDING: 9 }

const POINTS = new Map([...[ANNA, DMITRY, VIKTOR, SERGEY].map((id) => [id, PROFI] as const), [YULIA, MASTER]])

const fpOf = (batch: Batch, number: number): string => `${700_000_000 + number}${LAST_DIGIT[batch.status] ?? 1}`

const makeReceipt = (batch: Batch, number: number, at: number, modelName: string): SeedReceipt => ({
  id: demoId(RECEIPT, number),
  side: batch.side,
  ownerId: batch.ownerId,
  fn: `99604403${String(number).padStart(8, '0')}`,
  fd: String(10_000 + number),
  fp: fpOf(batch, number),
  sum: PRICE,
  dateTime: wireTimeOf(at),
  status: RECEIPT_STATUS[batch.status] ?? 'PENDING',
  disagreed: batch.status === 'FAIL' ? sandboxDisagreed(fpOf(batch, number)) : null,
  items: batch.status === 'FINISH' ? [{ name: modelName, sum: PRICE, quantity: 1 }] : [],
  createdAt: new Date(at),
})

const makeSale = (batch: Batch, number: number, index: number, at: number): { sale: SeedSale; receipt: SeedReceipt | null } => {
  const inBase = batch.series !== SERIAL_NOT_IN_BASE
  const model = modelOf(batch.from + index - 1)
  const sn = serial(batch.series, batch.from + index)
  const hasReceipt = batch.status !== 'RESERVED' && batch.invoice === undefined
  const receipt = hasReceipt ? makeReceipt(batch, number, at, model.name) : null
  const known = batch.side === 'seller' ? model.bonus : (model.buyerBonus ?? 0)
  return {
    receipt,
    sale: {
      id: demoId(SALE, number),
      side: batch.side,
      ownerId: batch.ownerId,
      pointId: POINTS.get(batch.ownerId) ?? null,
      sn,
      toolSn: inBase ? sn : null,
      modelId: inBase ? model.id : null,
      status: batch.status,
      statusAt: new Date(at),
      reservedUntil: batch.status === 'RESERVED' ? reserveEnd(at, DEFAULT_DEADLINES) : null,
      receiptId: receipt?.id ?? null,
      invoiceId: batch.invoice === undefined ? null : invoiceId(batch.invoice),
      bonus: inBase ? known : null,
      saleDate: new Date(at),
      purchaseDate: batch.status === 'RESERVED' ? null : new Date(at),
      guaranteeExpire: batch.status === 'FINISH' ? monthsLater(new Date(at), model.warrantyMonths) : null,
    },
  }
}

const rowsOf = (batches: readonly Batch[]) =>
  batches.flatMap((batch) => Array.from({ length: batch.count }, (_, index) => ({ batch, index })))

/** Every sale and tool of the demo world with its receipt, oldest first. @param now epoch milliseconds */
export const makeSales = (now: number): { sales: SeedSale[]; receipts: SeedReceipt[] } => {
  const [old, young] = [rowsOf(past), rowsOf(recent)]
  const atOf = (place: number): number => {
    const left = old.length + young.length - place
    return now - Math.min(left, young.length) * RECENT_STEP - Math.max(0, left - young.length) * PAST_STEP
  }
  const rows = [...old, ...young].map(({ batch, index }, place) => makeSale(batch, place + 1, index, atOf(place)))
  const bought = rowsOf(decided).map(({ batch, index }, place) =>
    makeSale(batch, rows.length + place + 1, index, now - PURCHASED - (decided.length - place) * RECENT_STEP),
  )
  return {
    sales: [...bought, ...rows].map((row) => row.sale),
    receipts: rows.flatMap((row) => row.receipt ?? []),
  }
}
