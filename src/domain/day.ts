/**
 * What a calendar day is, and how it is written. A day is a string yyyy-MM-dd: days compare as strings and belong to no zone.
 * Sign-in needs no more than this; what is reckoned with days stands in `days.ts`.
 */

/** A calendar day, yyyy-MM-dd. */
export type Day = string

/** No person, passport, receipt or company of the portal is older; an earlier year is a slip of the finger (VL57). */
export const FIRST_DAY: Day = '1900-01-01'

const digits = (part: number, count: number): string => String(part).padStart(count, '0')

/** The day that a date's own clock shows. */
export const dayOf = (date: Date): Day =>
  `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`

/**
 * Noon of a day on this device's clock: for calendar arithmetic, never to be shown as a moment. Midnight would not do: where
 * the clock was put forward at midnight (Moscow, 1 April 1981 to 1984) the day begins at one.
 */
export const dateOf = (day: Day): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

/**
 * Reads dd.MM.yyyy as a real day with a four-digit year (VL57).
 * @returns the day, or null for 31.02.2023, 01.01.23, 01.01.1850 and the like
 */
export const parseDay = (text: string): Day | null => {
  const [, date, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text.trim()) ?? []
  const day = `${year}-${month}-${date}`
  return date !== undefined && day >= FIRST_DAY && dayOf(dateOf(day)) === day ? day : null
}

/** A day as people read it: dd.MM.yyyy (FM10). */
export const formatDay = (day: Day): string => day.split('-').toReversed().join('.')

/** Of two days the earlier one. */
export const earlierDay = (a: Day, b: Day): Day => (a < b ? a : b)

/** Of two days the later one. */
export const laterDay = (a: Day, b: Day): Day => (a > b ? a : b)
