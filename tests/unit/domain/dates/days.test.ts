/** Calendar arithmetic, in every time zone of the portal. */
import * as fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { isAdult, latestBirthday } from '../../../../src/domain/people/birthday.ts'
import { beginningInMoscow, endOfWorkingDay, moscowDay } from '../../../../src/domain/dates/dates.ts'
import { dateOf, dayOf, FIRST_DAY, formatDay, parseDay } from '../../../../src/domain/dates/day.ts'
import {
  addDays,
  addMonths,
  addWorkingDays,
  addYears,
  daysBetween,
  firstOfMonth,
  lastOfMonth,
  yearsBetween,
} from '../../../../src/domain/dates/days.ts'
import { boundsOf, hasDays } from '../../../../src/ui/calendar/calendar-bounds.ts'

const home = process.env['TZ']
const goHome = () => {
  if (home === undefined) delete process.env['TZ']
  else process.env['TZ'] = home
}
// Files share the process: no other test, here or there, may stand on the clock of the last zone.
afterEach(goHome)

/** A calendar day as a number counted from one, without any clock. */
const ordinal = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000
const dayAt = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10)

/** The same date this many months later, or the last day of a shorter month. */
const dayMonthsLater = (day: string, months: number): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

const day = fc.integer({ min: ordinal(FIRST_DAY), max: ordinal('2120-12-31') }).map(dayAt)
const numbers = fc.integer({ min: -1_200, max: 1_200 })
/** Error-prone days: leap days, ends of months, centuries, days on which Moscow moved its clocks at midnight. */
const hard = fc.oneof(
  fc.constantFrom('1900-01-01', '1900-02-28', '1900-03-01', '2000-02-29', '2024-02-29', '2100-02-28', '2100-03-01'),
  fc.constantFrom('1999-12-31', '2026-01-31', '2026-04-30', '2026-12-31', '1981-04-01', '1984-04-01', '2011-03-27'),
)
const any = fc.oneof(hard, day)

describe.each(['Europe/Moscow', 'UTC', 'Asia/Kamchatka', 'America/Sao_Paulo', 'Pacific/Auckland'])('on a clock of %s', (zone) => {
  const holds = <Values extends [unknown, ...unknown[]]>(property: fc.IProperty<Values>) => {
    process.env['TZ'] = zone
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    fc.assert(property)
  }

  test('VL57 FM10 a day is read as it is written, and is the day of its date', () =>
    holds(
      fc.property(any, (one) => {
        expect([parseDay(formatDay(one)), dayOf(dateOf(one))]).toEqual([one, one])
      }),
    ))

  test('VL57 a text is a day exactly when the calendar of people has it', () =>
    holds(
      fc.property(fc.nat(40), fc.nat(14), fc.integer({ min: 1_850, max: 2_120 }), (date, month, year) => {
        const text = [date, month].map((part) => String(part).padStart(2, '0')).join('.') + `.${year}`
        const utc = new Date(Date.UTC(year, month - 1, date))
        const isReal = utc.getUTCMonth() === month - 1 && utc.getUTCDate() === date && year >= 1_900
        expect(parseDay(text) !== null).toBe(isReal)
      }),
    ))

  test('E08 days are counted one by one, forwards and back', () =>
    holds(
      fc.property(any, numbers, (one, days) => {
        expect(ordinal(addDays(one, days)) - ordinal(one)).toBe(days)
        expect(daysBetween(one, addDays(one, days))).toBe(days)
      }),
    ))

  test('VL10 E08 a month or a year later is the same date, or the last of a shorter month', () =>
    holds(
      fc.property(any, fc.integer({ min: 0, max: 240 }), (one, months) => {
        expect([addMonths(one, months), addYears(one, months)]).toEqual([
          dayMonthsLater(one, months),
          dayMonthsLater(one, 12 * months),
        ])
      }),
    ))

  test('VL10 a birthday is a year more, that of 29 February on 1 March of a common year', () =>
    holds(
      fc.property(any, any, (from, to) => {
        fc.pre(from <= to)
        const years = yearsBetween(from, to)
        const turned = (age: number) => `${Number(from.slice(0, 4)) + age}${from.slice(4)}`
        expect(turned(years) <= to && to < turned(years + 1)).toBe(true)
      }),
    ))

  test('VL10 whoever was born on any day but 29 February is a year older on every birthday', () =>
    holds(
      fc.property(any, fc.integer({ min: 0, max: 120 }), (one, age) => {
        fc.pre(!one.endsWith('-02-29'))
        expect(yearsBetween(one, addYears(one, age))).toBe(age)
      }),
    ))

  test('C05 working days are those between Saturdays and Sundays', () =>
    holds(
      fc.property(any, fc.nat(30), (one, days) => {
        const isFree = (number: number) => [2, 3].includes(number % 7)
        let [number, left] = [ordinal(one) + 7 * 20_000, days]
        while (left > 0) {
          number += 1
          if (!isFree(number)) left -= 1
        }
        expect(ordinal(addWorkingDays(one, days)) + 7 * 20_000).toBe(number)
      }),
    ))

  test('FM10 a day begins in Moscow where the day before has ended', () =>
    holds(
      fc.property(any, (one) => {
        const begin = beginningInMoscow(one)
        expect([moscowDay(begin), moscowDay(begin - 1)]).toEqual([one, addDays(one, -1)])
        expect(moscowDay(endOfWorkingDay(begin, 0))).toBe(one)
      }),
    ))

  test('a month is from its first to its last day', () =>
    holds(
      fc.property(any, (one) => {
        const [first, last] = [firstOfMonth(one), lastOfMonth(one)]
        expect([first.slice(0, 7), last.slice(0, 7), first.slice(8)]).toEqual([one.slice(0, 7), one.slice(0, 7), '01'])
        expect(addDays(last, 1)).toBe(addMonths(first, 1))
      }),
    ))
})

describe('rules and calendar know the same days', () => {
  test('VL57 01.01.1850 is no day for either', () => {
    expect(parseDay('01.01.1850')).toBeNull()
    expect([parseDay('31.12.1899'), parseDay('01.01.1900')]).toEqual([null, FIRST_DAY])
    const bounds = boundsOf({ today: '2026-11-20' })
    expect([hasDays('1899-12-31', bounds), hasDays('1900-01-31', bounds)]).toEqual([false, true])
  })

  test('VL10 the latest birthday of the calendar is of age, the day after is not', () => {
    fc.assert(
      fc.property(any, (one) => {
        const now = beginningInMoscow(one)
        const latest = latestBirthday(now)
        expect(isAdult(latest, one)).toBe(true)
        // On 28 February of a common year a person born on the leap day is not of age yet.
        expect(isAdult(addDays(latest, 1), one)).toBe(false)
      }),
    )
  })
})
