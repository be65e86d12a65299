import { dayOfWireTime, moscowDay } from '../../../../src/domain/dates/dates.ts'
import type { Day } from '../../../../src/domain/dates/day.ts'
import type { Claim } from './rule.ts'

/** The day of a sale: of the receipt, as its shop counts days; where it has none, of the registration, in Moscow. */
export const soldDay = ({ sale, receipt }: Pick<Claim, 'sale' | 'receipt'>): Day | null =>
  (receipt?.dateTime == null ? null : dayOfWireTime(receipt.dateTime)) ?? (sale ? moscowDay(sale.saleDate.getTime()) : null)
