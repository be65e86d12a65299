import type { components } from '../../../openapi/generated/schema.d.ts'
import { dayOfWireTime, earliestDayInRussia, latestDayInRussia } from '../../../src/domain/dates.ts'
import { parseSum } from '../../../src/domain/money.ts'
import { ageLimit, type ReceiptAge } from '../../../src/domain/receipt-age.ts'
import { hasData, SALE_RECEIPT } from '../../../src/domain/receipt.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import type { Side } from '../../kernel/database/sets.ts'

export const DEFAULT_RECEIPT_AGE: ReceiptAge = { saleDays: 90, purchaseYears: 3 }

/** When a receipt was printed. */
export interface ReceiptTime {
  /** As the wire spells it, dd-MM-yyyyTHH:mm:ss, the local time of the shop. */
  wire: string
  /** The shop's zone is not on the wire: Moscow stands for all of Russia (A55). */
  moment: Date
}

/** A receipt with what the tax service finds it by. */
export interface KnownReceipt {
  kind: 'known'
  fn: string
  fd: string
  fp: string
  /** Kopecks. */
  sum: number
  time: ReceiptTime
  /** Names of its photographs. */
  images: readonly string[]
}

/** A photograph that nobody could read, and what the person knew all the same (A53). */
export interface ReceiptPhoto {
  kind: 'photo'
  sum: number | null
  time: ReceiptTime | null
  images: readonly string[]
}

/** A receipt as the server knows it from its door on: read and judged, nothing in it is parsed again. */
export type ReadReceipt = KnownReceipt | ReceiptPhoto

/** Who shows a receipt, under which limits, when. */
interface Shown {
  side: Side
  age: ReceiptAge
  now: number
}

/** Days that do not exist, that have begun nowhere in Russia (A55), or that lie too far back everywhere there (E08). */
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
 * Reads a receipt of a request.
 * @throws Refusal for receipts that no sale can have: returns (B11), impossible days, a sum of zero. A photograph need tell
 * neither day nor sum.
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
