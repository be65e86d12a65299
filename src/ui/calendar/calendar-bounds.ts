import { addDays, addMonths, type Day } from './calendar-days.ts'

export type CalendarLimits = {
  /** «2026-11-20» */
  today: Day
  /** Days after today can be chosen; by default they cannot. */
  allowFuture?: boolean | undefined
  /** The first and the last day that can be chosen. */
  available?: Bounds | undefined
}

export type Bounds = { from?: Day | undefined; to?: Day | undefined }

const latest = (one?: Day, other?: Day) => (one && other ? (one > other ? one : other) : (one ?? other))
const earliest = (one?: Day, other?: Day) => (one && other ? (one < other ? one : other) : (one ?? other))

/** The days both bounds allow. */
const within = (one: Bounds, other: Bounds): Bounds => ({ from: latest(one.from, other.from), to: earliest(one.to, other.to) })

/** What may be chosen at all. */
export const boundsOf = ({ today, allowFuture = false, available = {} }: CalendarLimits): Bounds =>
  within(available, allowFuture ? {} : { to: today })

/** What may end a range of so many days that begins (or ends) with this day. */
export const boundsAround = (bounds: Bounds, start: Day, maxDays: number | undefined): Bounds =>
  maxDays === undefined ? bounds : within(bounds, { from: addDays(start, 1 - maxDays), to: addDays(start, maxDays - 1) })

/** The nearest allowed day. */
export const clampDay = (day: Day, { from, to }: Bounds): Day => {
  if (to && day > to) return to
  return from && day < from ? from : day
}

/** Whether the month of this day has something to choose. */
export const hasDays = (month: Day, { from, to }: Bounds): boolean => {
  const first = addMonths(month, 0)
  const last = addDays(addMonths(month, 1), -1)
  return !(from && last < from) && !(to && first > to)
}
