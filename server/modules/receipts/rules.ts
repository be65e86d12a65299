import type { components } from '../../../openapi/generated/schema.d.ts'
import { dayOfWireTime, latestDayInRussia } from '../../../src/domain/dates.ts'
import { parseSum } from '../../../src/domain/money.ts'
import { SALE_RECEIPT } from '../../../src/domain/receipt.ts'
import { refuse } from '../../contract/refusal.ts'

export type WireReceipt = components['schemas']['AnyReceipt']

/**
 * Refuses receipts that no sale can have: returns (B11), days that do not exist, days that have begun nowhere in
 * Russia (A55), a sum of zero (A67). A photograph need tell neither day nor sum.
 */
export const checkReceipt = (receipt: WireReceipt, now: number): void => {
  if (receipt.n !== SALE_RECEIPT) refuse('returnReceipt')
  const day = receipt.time === undefined ? undefined : dayOfWireTime(receipt.time)
  if (day === null) refuse('invalidRequest', { dateTime: 'Такой даты нет' })
  else if (day !== undefined && day > latestDayInRussia(now)) refuse('futureDate')
  if (receipt.sum !== undefined && !parseSum(receipt.sum)) refuse('zeroSum')
}
