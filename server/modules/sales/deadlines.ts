import { beginningInMoscow, endOfWorkingDay, moscowDay } from '../../../src/domain/dates/dates.ts'

const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** Time limits of each step; configuration (C05). */
export interface Deadlines {
  taxHours: number
  deskWorkingDays: number
  reserveDays: number
}

export const DEFAULT_DEADLINES: Deadlines = { taxHours: 24, deskWorkingDays: 3, reserveDays: 30 }

/** The end of a reserve made now (C03). */
export const reserveEnd = (now: number, { reserveDays }: Deadlines): Date => new Date(now + reserveDays * DAY)

/** The deadline of the tax service's answer. */
export const taxEnd = (since: Date, { taxHours }: Deadlines): Date => new Date(since.getTime() + taxHours * HOUR)

/** Shops hand in their receipts late, but within this time: whatever the tax service still does not have then is for the desk (D187). */
const ABSENT_DAYS = 3

/** Whether the tax service should have the receipt of a sale by now. */
export const isLongAbsent = (since: Date, now: number): boolean => now - since.getTime() >= ABSENT_DAYS * DAY

/** The end of the working day by which the desk should have decided. */
export const deskEnd = (since: Date, { deskWorkingDays }: Deadlines): Date =>
  new Date(endOfWorkingDay(since.getTime(), deskWorkingDays))

/** Whatever has waited for the desk since before this moment is late. */
export const lateBefore = (now: number, { deskWorkingDays }: Deadlines): Date => {
  let day = beginningInMoscow(moscowDay(now))
  // Moscow has no summer time: every day is as long.
  while (endOfWorkingDay(day, deskWorkingDays) > now) day -= DAY
  return new Date(day + DAY)
}
