/** Calendar days and receipt times. A day is a string yyyy-MM-dd, so that days compare as strings. */

/** A calendar day, yyyy-MM-dd. */
export type Day = string

const HOUR = 3_600_000
const DAY = 24 * HOUR
const MOSCOW_OFFSET_HOURS = 3
/** Kaliningrad. */
const WESTERNMOST_OFFSET_HOURS = 2
/** Kamchatka: no shop of the programme is further east. */
const EASTERNMOST_OFFSET_HOURS = 12

const pad = (value: number): string => String(value).padStart(2, '0')

const dayAt = (now: number, offsetHours: number): Day => new Date(now + offsetHours * HOUR).toISOString().slice(0, 10)

/** The day in Moscow at a moment given in epoch milliseconds. */
export const moscowDay = (now: number): Day => dayAt(now, MOSCOW_OFFSET_HOURS)

/** The latest day that it may be anywhere in Russia at that moment: what the server accepts as «not in the future». */
export const latestDayInRussia = (now: number): Day => dayAt(now, EASTERNMOST_OFFSET_HOURS)

/** The earliest day that it may be anywhere in Russia at that moment: what the server counts an age from. */
export const earliestDayInRussia = (now: number): Day => dayAt(now, WESTERNMOST_OFFSET_HOURS)

/** The day so many days before a day. */
export const daysBefore = (day: Day, days: number): Day => new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10)

/** The same date so many years before; 28 February where that year has no 29th. */
export const yearsBefore = (day: Day, years: number): Day => {
  const there = `${Number(day.slice(0, 4)) - years}${day.slice(4)}`
  return parseDay(formatDay(there)) === null ? `${there.slice(0, 8)}28` : there
}

/** Of two days the earlier one. */
export const earlierDay = (a: Day, b: Day): Day => (a < b ? a : b)

/** Of two days the later one. */
export const laterDay = (a: Day, b: Day): Day => (a > b ? a : b)

/**
 * Reads dd.MM.yyyy as a real day with a four-digit year (VL57).
 * @returns the day, or null for 31.02.2023, 01.01.23 and the like
 */
export const parseDay = (text: string): Day | null => {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text.trim())
  if (!match) return null
  const [day, month, year] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real && year >= 1900 ? date.toISOString().slice(0, 10) : null
}

/** A day as people read it: dd.MM.yyyy (FM10). */
export const formatDay = (day: Day): string => day.split('-').toReversed().join('.')

/** A moment (ISO 8601) as the day it falls on in Moscow, dd.MM.yyyy (FM10). */
export const formatInstantDay = (instant: string): string => formatDay(moscowDay(Date.parse(instant)))

/** A receipt's date without a time: dd-MM-yyyyT00:00:00 (A55 of docs/decisions.md). */
export const wireTimeOfDay = (day: Day): string => `${day.split('-').toReversed().join('-')}T00:00:00`

/** A moment in Moscow as the wire spells it, dd-MM-yyyyTHH:mm:ss. */
export const wireTimeOf = (now: number): string => {
  const moscow = new Date(now + MOSCOW_OFFSET_HOURS * HOUR)
  const time = `${pad(moscow.getUTCHours())}:${pad(moscow.getUTCMinutes())}:${pad(moscow.getUTCSeconds())}`
  return `${moscowDay(now).split('-').toReversed().join('-')}T${time}`
}

/**
 * Reads dd-MM-yyyyTHH:mm:ss.
 * @returns its day, or null when day or time is not real
 */
export const dayOfWireTime = (wire: string): Day | null => {
  const match = /^(\d{2})-(\d{2})-(\d{4})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.exec(wire)
  return match ? parseDay(`${match[1]}.${match[2]}.${match[3]}`) : null
}

/** A moment for reading, in Moscow: dd.MM.yyyy HH:mm (FM11). @param instant ISO 8601 */
export const formatInstant = (instant: string): string => {
  const wire = wireTimeOf(Date.parse(instant))
  const [day = '', time = ''] = wire.split('T')
  return `${day.replaceAll('-', '.')} ${time.slice(0, 5)}`
}

/**
 * The last moment of the working day in Moscow that lies so many working days after a moment's day. Saturday and Sunday
 * are no working days; public holidays are not known here.
 */
export const endOfWorkingDay = (from: number, days: number): number => {
  const start = Date.parse(`${moscowDay(from)}T00:00:00Z`)
  let [day, left] = [start, days]
  while (left > 0) {
    day += DAY
    const weekday = new Date(day).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return day + DAY - MOSCOW_OFFSET_HOURS * HOUR - 1
}
