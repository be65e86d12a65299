import type { components } from '../../../openapi/generated/schema.d.ts'
import { dayOfWireTime, earliestDayInRussia, latestDayInRussia } from '../../../src/domain/dates/dates.ts'
import { parseSum } from '../../../src/domain/money/money.ts'
import { ageLimit, type ReceiptAge } from '../../../src/domain/sales/receipt-age.ts'
import { hasData, SALE_RECEIPT } from '../../../src/domain/sales/receipt.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import type { Side } from '../../kernel/database/sets.ts'

export const DEFAULT_RECEIPT_AGE: ReceiptAge = { saleDays: 90, purchaseYears: 3 }

/** When a receipt was printed. */
export interface ReceiptTime {
  /** The local time of the shop, in the wire format dd-MM-yyyyTHH:mm:ss. */
  wire: string
  /** The wire has no time zone: Moscow stands for all of Russia (A55). */
  moment: Date
}

/** A receipt with the data by which the tax service finds it. */
export interface KnownReceipt {
  kind: 'known'
  /** The numbers as they are written. */
  fn: string
  fd: string
  fp: string
  /** Kopecks. */
  sum: number
  time: ReceiptTime
  /** Names of its photographs. */
  images: readonly string[]
}

/** An unreadable photograph, with the data that the person could enter (A53). */
export interface ReceiptPhoto {
  kind: 'photo'
  sum: number | null
  time: ReceiptTime | null
  images: readonly string[]
}

/** A parsed and validated receipt: nothing behind the handler parses it again. */
export type ReadReceipt = KnownReceipt | ReceiptPhoto

/** The owner of a receipt, the applicable limits and the time. */
interface Shown {
  side: Side
  age: ReceiptAge
  now: number
}

/** Days that do not exist, that have begun nowhere in Russia (A55), or that are too old in every zone of Russia (E08). */
const readTime = (wire: string, { side, age, now }: Shown): ReceiptTime => {
  const day = dayOfWireTime(wire)
  if (day === null) return refuse('invalidRequest', { dateTime: 'Такой даты нет' })
  if (day > latestDayInRussia(now)) refuse('futureDate')
  const { firstDay, text } = ageLimit(side === 'seller' ? 'sale' : 'purchase', age, earliestDayInRussia(now))
  if (day < firstDay) refuse('receiptTooOld', { dateTime: text })
  return { wire, moment: new Date(`${day}${wire.slice(wire.indexOf('T'))}+03:00`) }
}

/** A sum of zero is none (A67). */
const readSum = (text: string): number => parseSum(text) || refuse('zeroSum')

/**
 * Parses a receipt of a request.
 * @throws Refusal for receipts that no sale can have: returns (B11), impossible days, a sum of zero. A photograph may come
 * without day and sum.
 */
export const readReceipt = (receipt: components['schemas']['AnyReceipt'], shown: Shown): ReadReceipt => {
  if (receipt.n !== SALE_RECEIPT) refuse('returnReceipt')
  if (hasData(receipt)) {
    const { fn, fd, fp, time, sum, images = [] } = receipt
    return { kind: 'known', fn, fd, fp, time: readTime(time, shown), sum: readSum(sum), images }
  }
  const { time, sum, images } = receipt
  return {
    kind: 'photo',
    time: time === undefined ? null : readTime(time, shown),
    sum: sum === undefined ? null : readSum(sum),
    images,
  }
}
