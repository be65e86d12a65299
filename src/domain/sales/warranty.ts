/** How much of a warranty is left (D51). */
import { dayOfInstant } from '../dates/dates.ts'
import type { Day } from '../dates/day.ts'
import { daysBetween } from '../dates/days.ts'
import { counted } from '../texts/plural.ts'

/** A warranty with fewer days than these is marked: there is time for a last repair. */
const SOON = 90

const DAYS = { one: 'день', few: 'дня', many: 'дней' }

export interface WarrantyLeft {
  /** What stands beside the date of its end. */
  text: string
  isSoon: boolean
}

/**
 * The days until the end of a warranty, whose last day counts.
 * @param until ISO 8601
 * @param today in Moscow
 */
export const warrantyLeft = (until: string, today: Day): WarrantyLeft => {
  const left = daysBetween(today, dayOfInstant(until))
  if (left < 0) return { text: 'закончилась', isSoon: false }
  return { text: left === 0 ? 'последний день' : `ещё ${counted(left, DAYS)}`, isSoon: left < SOON }
}

/**
 * How much of a warranty is left, from 1 to 0, for a bar; null where its beginning is not known.
 * @param from ISO 8601: the purchase
 * @param until ISO 8601
 * @param today in Moscow
 */
export const warrantyShare = (from: string | null, until: string, today: Day): number | null => {
  if (from === null) return null
  const whole = daysBetween(dayOfInstant(from), dayOfInstant(until))
  const left = daysBetween(today, dayOfInstant(until))
  return whole <= 0 ? null : Math.min(1, Math.max(0, left / whole))
}
