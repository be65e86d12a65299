import { dateOf, dayOf, earlierDay, FIRST_DAY, laterDay, type Day } from '../../domain/dates/day.ts'
import { addDays, firstOfMonth, lastOfMonth } from '../../domain/dates/days.ts'

export type CalendarLimits = {
  /** «2026-11-20» */
  today: Day
  /** Days after today are selectable; by default they are not. */
  allowFuture?: boolean | undefined
  /** The first and the last selectable day. */
  available?: Bounds | undefined
}

export type Bounds = { from?: Day | undefined; to?: Day | undefined }

const latest = (one?: Day, other?: Day) => (one && other ? laterDay(one, other) : (one ?? other))
const earliest = (one?: Day, other?: Day) => (one && other ? earlierDay(one, other) : (one ?? other))

/** The intersection of both bounds. */
const within = (one: Bounds, other: Bounds): Bounds => ({ from: latest(one.from, other.from), to: earliest(one.to, other.to) })

/** The selectable days: none that the field would refuse when typed. */
export const boundsOf = ({ today, allowFuture = false, available = {} }: CalendarLimits): Bounds =>
  within(available, { from: FIRST_DAY, ...(!allowFuture && { to: today }) })

/** The possible other ends of a range of at most this many days with one end at this day. */
export const boundsAround = (bounds: Bounds, start: Day, maxDays: number | undefined): Bounds =>
  maxDays === undefined ? bounds : within(bounds, { from: addDays(start, 1 - maxDays), to: addDays(start, maxDays - 1) })

/** The nearest allowed day. */
export const clampDay = (day: Day, { from, to }: Bounds): Day => {
  if (to && day > to) return to
  return from && day < from ? from : day
}

/** Whether this day's month has selectable days. */
export const hasDays = (month: Day, { from, to }: Bounds): boolean =>
  !(from && lastOfMonth(month) < from) && !(to && firstOfMonth(month) > to)

export const yearOf = (day: Day): number => dateOf(day).getFullYear()
export const monthOf = (day: Day): number => dateOf(day).getMonth()
/** The first day of a month; January is 0. */
export const dayOfMonth = (year: number, month: number): Day => dayOf(new Date(year, month, 1))
