/** The only home of calendar arithmetic, for rules, calendar and server. */
import * as dates from 'date-fns'
import { dateOf, dayOf, type Day } from './day.ts'

/** The day this many days later; earlier when the number is negative. */
export const addDays = (day: Day, days: number): Day => dayOf(dates.addDays(dateOf(day), days))

/** The same date this many months later; in a shorter month, its last day. */
export const addMonths = (day: Day, months: number): Day => dayOf(dates.addMonths(dateOf(day), months))

/** The same date this many years later; 28 February where that year has no 29th. */
export const addYears = (day: Day, years: number): Day => dayOf(dates.addYears(dateOf(day), years))

/** The day this many working days later. Saturday and Sunday do not count; public holidays are unknown here. */
export const addWorkingDays = (day: Day, days: number): Day => dayOf(dates.addBusinessDays(dateOf(day), days))

/** The number of whole years: a person born on 29 February is a year older on 1 March of a common year. */
export const yearsBetween = (from: Day, to: Day): number => dates.differenceInYears(dateOf(to), dateOf(from))

/** The number of days from one day to another; negative when that one is earlier. */
export const daysBetween = (from: Day, to: Day): number => dates.differenceInCalendarDays(dateOf(to), dateOf(from))

export const firstOfMonth = (day: Day): Day => dayOf(dates.startOfMonth(dateOf(day)))
export const lastOfMonth = (day: Day): Day => dayOf(dates.endOfMonth(dateOf(day)))
