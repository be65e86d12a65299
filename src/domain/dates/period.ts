/** The period that a list is limited to. Its days are days in Moscow, as the rows show them. */
import { parseDay, type Day } from './day.ts'
import { addDays, addMonths } from './days.ts'

/** Both ends belong to it; null leaves an end open. */
export interface DayRange {
  from: Day | null
  to: Day | null
}

export const PERIODS = ['all', 'week', 'month'] as const

/** All time, the last seven days, the last month, or days that the user has chosen. */
export type Period = (typeof PERIODS)[number] | DayRange

const ALL_TIME: DayRange = { from: null, to: null }

/** The first and the last day. A period that ends today has no last day: sales of tomorrow do not exist. */
export const boundsOf = (period: Period, today: Day): DayRange => {
  if (typeof period === 'object') return period
  if (period === 'all') return ALL_TIME
  return { from: period === 'week' ? addDays(today, -6) : addMonths(today, -1), to: null }
}

/** Whether a row of this day belongs to the period; a row without a day belongs to all time only. */
export const isWithin = (day: Day | null, { from, to }: DayRange): boolean => {
  if (from === null && to === null) return true
  return day !== null && (from === null || day >= from) && (to === null || day <= to)
}

/**
 * Reads the two fields of a range.
 * @returns null while one of them is no day, or when the first day is after the last
 */
export const readRange = (texts: { from: string; to: string }): DayRange | null => {
  const range = { from: parseDay(texts.from), to: parseDay(texts.to) }
  const isRead = (['from', 'to'] as const).every((end) => texts[end] === '' || range[end] !== null)
  return isRead && (range.from === null || range.to === null || range.from <= range.to) ? range : null
}
