/** Birthdays: a real day in the past, 18 years or more (VL10, A43). */
import { moscowDay } from './dates.ts'
import { parseDay, type Day } from './day.ts'
import { addYears, yearsBetween } from './days.ts'

const ADULT_AGE = 18

export const BAD_BIRTHDAY = 'Некорректное значение. Вам должно быть более 18 лет'

/** The 18th birthday itself counts; who was born on 29 February comes of age on 1 March of a common year. */
export const isAdult = (birthday: Day, today: Day): boolean => yearsBetween(birthday, today) >= ADULT_AGE

/**
 * Judges dd.MM.yyyy. The day of Moscow decides, in the browser and on the server.
 * @param now epoch milliseconds
 */
export const birthdayProblem = (text: string, now: number): string | null => {
  const day = parseDay(text)
  return day !== null && isAdult(day, moscowDay(now)) ? null : BAD_BIRTHDAY
}

/** The latest day that a calendar for birthdays offers: everybody born on it is 18 in Moscow at that moment. */
export const latestBirthday = (now: number): Day => addYears(moscowDay(now), -ADULT_AGE)
