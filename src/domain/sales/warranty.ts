/** How much of a warranty is left (D51). */
import { dayOfInstant } from '../dates/dates.ts'
import type { Day } from '../dates/day.ts'
import { addMonths, daysBetween } from '../dates/days.ts'
import { counted } from '../texts/plural.ts'

/** A warranty with fewer days than these is marked: there is time for a last repair. */
const SOON = 90

const MONTHS = { one: 'месяц', few: 'месяца', many: 'месяцев' }
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

/** Whether a warranty is over: its last day counts. @param until ISO 8601 @param today in Moscow */
export const isWarrantyOver = (until: string, today: Day): boolean => dayOfInstant(until) < today

/**
 * How many months a warranty lasts, from the purchase to its last day; null where the purchase is not known, and where it is no whole
 * number of months.
 * @param from ISO 8601: the purchase
 * @param until ISO 8601
 */
export const warrantyMonths = (from: string | null, until: string): number | null => {
  if (from === null) return null
  const [first, last] = [dayOfInstant(from), dayOfInstant(until)]
  const [year = 0, month = 0] = first.split('-').map(Number)
  const [lastYear = 0, lastMonth = 0] = last.split('-').map(Number)
  const months = (lastYear - year) * 12 + lastMonth - month
  return months > 0 && addMonths(first, months) === last ? months : null
}

/** «36 месяцев». */
export const monthsText = (months: number): string => counted(months, MONTHS)

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
