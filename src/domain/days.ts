/** What is reckoned with days: the one home of calendar arithmetic, for rules, calendar and server. */
import * as dates from 'date-fns'
import { dateOf, dayOf, type Day } from './day.ts'

/** The day so many days later; before, when the number is below zero. */
export const addDays = (day: Day, days: number): Day => dayOf(dates.addDays(dateOf(day), days))

/** The same date so many months later; the last day of a shorter month. */
export const addMonths = (day: Day, months: number): Day => dayOf(dates.addMonths(dateOf(day), months))

/** The same date so many years later; 28 February where that year has no 29th. */
export const addYears = (day: Day, years: number): Day => dayOf(dates.addYears(dateOf(day), years))

/** The day so many working days later. Saturday and Sunday are none; public holidays are not known here. */
export const addWorkingDays = (day: Day, days: number): Day => dayOf(dates.addBusinessDays(dateOf(day), days))

/** How many whole years have passed: who was born on 29 February is a year older on 1 March of a common year. */
export const yearsBetween = (from: Day, to: Day): number => dates.differenceInYears(dateOf(to), dateOf(from))

export const firstOfMonth = (day: Day): Day => dayOf(dates.startOfMonth(dateOf(day)))
export const lastOfMonth = (day: Day): Day => dayOf(dates.endOfMonth(dateOf(day)))
