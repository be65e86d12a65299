/** Moments, their days in Russia, and the formats of both in requests and on the screen. */
import { formatDay, parseDay, type Day } from './day.ts'
import { addDays, addWorkingDays } from './days.ts'

const HOUR = 3_600_000
const MOSCOW_OFFSET_HOURS = 3
/** Kaliningrad. */
const WESTERNMOST_OFFSET_HOURS = 2
/** Kamchatka: no shop of the programme is further east. */
const EASTERNMOST_OFFSET_HOURS = 12

/** The local time at this offset from UTC: yyyy-MM-ddTHH:mm:ss. */
const clockAt = (now: number, offsetHours: number): string => new Date(now + offsetHours * HOUR).toISOString().slice(0, 19)

const dayAt = (now: number, offsetHours: number): Day => clockAt(now, offsetHours).slice(0, 10)

/** The day in Moscow at a moment given in epoch milliseconds. */
export const moscowDay = (now: number): Day => dayAt(now, MOSCOW_OFFSET_HOURS)

/** The first day of the month that it is in Moscow. */
export const firstOfMonthInMoscow = (now: number): Day => `${moscowDay(now).slice(0, 7)}-01`

/** The start of a day in Moscow, in epoch milliseconds. */
export const beginningInMoscow = (day: Day): number => Date.parse(`${day}T00:00:00Z`) - MOSCOW_OFFSET_HOURS * HOUR

/** The latest current day anywhere in Russia: the server's bound of «not in the future». */
export const latestDayInRussia = (now: number): Day => dayAt(now, EASTERNMOST_OFFSET_HOURS)

/** The earliest current day anywhere in Russia: the server counts ages from it. */
export const earliestDayInRussia = (now: number): Day => dayAt(now, WESTERNMOST_OFFSET_HOURS)

const backwards = (day: string): string => day.split('-').toReversed().join('-')

/** The Moscow day of a moment. @param instant ISO 8601 */
export const dayOfInstant = (instant: string): Day => moscowDay(Date.parse(instant))

/** The Moscow day of a moment (ISO 8601), dd.MM.yyyy (FM10). */
export const formatInstantDay = (instant: string): string => formatDay(dayOfInstant(instant))

/** A day in requests: dd-MM-yyyy. */
export const wireDay = (day: Day): string => backwards(day)

/** A receipt's date without a time: dd-MM-yyyyT00:00:00 (A55). */
export const wireTimeOfDay = (day: Day): string => `${backwards(day)}T00:00:00`

/** A moment in Moscow in the wire format, dd-MM-yyyyTHH:mm:ss. */
export const wireTimeOf = (now: number): string => {
  const [day = '', time = ''] = clockAt(now, MOSCOW_OFFSET_HOURS).split('T')
  return `${backwards(day)}T${time}`
}

/**
 * Reads dd-MM-yyyyTHH:mm:ss.
 * @returns the day, or null when day or time is invalid
 */
export const dayOfWireTime = (wire: string): Day | null => {
  const match = /^(\d{2})-(\d{2})-(\d{4})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.exec(wire)
  return match ? parseDay(`${match[1]}.${match[2]}.${match[3]}`) : null
}

/** A moment in display format, in Moscow: dd.MM.yyyy HH:mm (FM11). @param instant ISO 8601 */
export const formatInstant = (instant: string): string => {
  const [day = '', time = ''] = wireTimeOf(Date.parse(instant)).split('T')
  return `${day.replaceAll('-', '.')} ${time.slice(0, 5)}`
}

/** The time in Moscow, HH:mm. @param instant ISO 8601 */
export const formatInstantTime = (instant: string): string => formatInstant(instant).slice(-5)

/** A moment of a notification, in Moscow: HH:mm dd.MM.yyyy (MS08). @param instant ISO 8601 */
export const formatInstantTimeFirst = (instant: string): string => `${formatInstantTime(instant)} ${formatInstantDay(instant)}`

/** The last moment of the working day in Moscow that is this many working days after a moment's day. */
export const endOfWorkingDay = (from: number, days: number): number =>
  beginningInMoscow(addDays(addWorkingDays(moscowDay(from), days), 1)) - 1

/**
 * The date of a receipt, dd/MM/yyyy HH:mm (FM12).
 * @param wire dd-MM-yyyyTHH:mm:ss
 * @returns null for anything else
 */
export const formatReceiptTime = (wire: string): string | null => {
  const day = dayOfWireTime(wire)
  return day && `${day.split('-').toReversed().join('/')} ${wire.slice(11, 16)}`
}

/** A moment on the page of a receipt, in Moscow: dd/MM/yyyy HH:mm (FM12). @param instant ISO 8601 */
export const formatReceiptInstant = (instant: string): string => formatInstant(instant).replaceAll('.', '/')

/** The date of an invoice, dd/MM/yyyy (FM13). @param wire dd-MM-yyyyTHH:mm:ss */
export const formatInvoiceDay = (wire: string): string | null => formatReceiptTime(wire)?.slice(0, 10) ?? null

/** The day of a moment on the page of an invoice, in Moscow: dd/MM/yyyy (FM13). @param instant ISO 8601 */
export const formatInvoiceInstant = (instant: string): string => formatReceiptInstant(instant).slice(0, 10)
