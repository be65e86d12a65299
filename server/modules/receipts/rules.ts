import type { components } from '../../../openapi/generated/schema.d.ts'
import { dayOfWireTime, earliestDayInRussia, latestDayInRussia } from '../../../src/domain/dates.ts'
import { parseSum } from '../../../src/domain/money.ts'
import { SALE_RECEIPT } from '../../../src/domain/receipt.ts'
import { ageLimit, type ReceiptAge } from '../../../src/domain/receipt-age.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import type { Side } from '../../kernel/database/sets.ts'

export type WireReceipt = components['schemas']['AnyReceipt']

export const DEFAULT_RECEIPT_AGE: ReceiptAge = { saleDays: 90, purchaseYears: 3 }

/** A receipt that is registered: by whom, under which limits, when. */
interface Presented {
  receipt: WireReceipt
  side: Side
  age: ReceiptAge
  now: number
}

/** Days that do not exist, that have begun nowhere in Russia (A55), or that lie too far back everywhere there (E08). */
const checkDay = (time: string, { side, age, now }: Presented): void => {
  const day = dayOfWireTime(time)
  if (day === null) return refuse('invalidRequest', { dateTime: 'Такой даты нет' })
  if (day > latestDayInRussia(now)) refuse('futureDate')
  const { firstDay, text } = ageLimit(side === 'seller' ? 'sale' : 'purchase', age, earliestDayInRussia(now))
  if (day < firstDay) refuse('receiptTooOld', { dateTime: text })
}

/**
 * Refuses receipts that no sale can have: returns (B11), impossible days, a sum of zero (A67). A photograph need tell
 * neither day nor sum.
 */
export const checkReceipt = (presented: Presented): void => {
  const { receipt } = presented
  if (receipt.n !== SALE_RECEIPT) refuse('returnReceipt')
  if (receipt.time !== undefined) checkDay(receipt.time, presented)
  if (receipt.sum !== undefined && !parseSum(receipt.sum)) refuse('zeroSum')
}
