/**
 * Calendar days and their formats. A day is a string yyyy-MM-dd: days compare as strings and have no time zone.
 * Sign-in needs no more than this; date arithmetic is in `days.ts`.
 */

/** A calendar day, yyyy-MM-dd. */
export type Day = string

/** No person, passport, receipt or company of the portal is older; an earlier year is a typo (VL57). */
export const FIRST_DAY: Day = '1900-01-01'

const digits = (part: number, count: number): string => String(part).padStart(count, '0')

/** The day of a date in local time. */
export const dayOf = (date: Date): Day =>
  `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`

/**
 * Local noon of a day: for calendar arithmetic, never displayed as a moment. Midnight may not exist: where
 * the clock was put forward at midnight (Moscow, 1 April 1981 to 1984) the day begins at one.
 */
export const dateOf = (day: Day): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

/**
 * Parses dd.MM.yyyy as a real day with a four-digit year (VL57).
 * @returns the day, or null for 31.02.2023, 01.01.23, 01.01.1850 and the like
 */
export const parseDay = (text: string): Day | null => {
  const [, date, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text.trim()) ?? []
  const day = `${year}-${month}-${date}`
  return date !== undefined && day >= FIRST_DAY && dayOf(dateOf(day)) === day ? day : null
}

/** A day in display format: dd.MM.yyyy (FM10). */
export const formatDay = (day: Day): string => day.split('-').toReversed().join('.')

/** The earlier of two days. */
export const earlierDay = (a: Day, b: Day): Day => (a < b ? a : b)

/** The later of two days. */
export const laterDay = (a: Day, b: Day): Day => (a > b ? a : b)
