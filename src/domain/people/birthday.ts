/** Birthdays: a real day in the past, 18 years or more (VL10, A43). */
import { moscowDay } from '../dates/dates.ts'
import { parseDay, type Day } from '../dates/day.ts'
import { addYears, yearsBetween } from '../dates/days.ts'

export const ADULT_AGE = 18

export const BAD_BIRTHDAY = 'Некорректное значение. Вам должно быть более 18 лет'

/** The 18th birthday itself counts; a person born on 29 February comes of age on 1 March of a common year. */
export const isAdult = (birthday: Day, today: Day): boolean => yearsBetween(birthday, today) >= ADULT_AGE

/**
 * Validates dd.MM.yyyy. The current day is Moscow's, in the browser and on the server.
 * @param now epoch milliseconds
 */
export const birthdayProblem = (text: string, now: number): string | null => {
  const day = parseDay(text)
  return day !== null && isAdult(day, moscowDay(now)) ? null : BAD_BIRTHDAY
}

/** The latest day in the birthday calendar: a person born on it turns 18 in Moscow on the current day. */
export const latestBirthday = (now: number): Day => addYears(moscowDay(now), -ADULT_AGE)
