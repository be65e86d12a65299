import { beginningInMoscow, moscowDay } from '../../../src/domain/dates/dates.ts'
import { addMonths } from '../../../src/domain/dates/days.ts'

/** Moscow's midnight of the same day some months later; the last day of a shorter month when it has no such day. */
export const monthsLater = (from: Date, months: number): Date =>
  new Date(beginningInMoscow(addMonths(moscowDay(from.getTime()), months)))
