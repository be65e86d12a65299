import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ageLimit } from '../../../../src/domain/sales/receipt-age.ts'
import { earliestDayInRussia, latestDayInRussia, moscowDay } from '../../../../src/domain/dates/dates.ts'
import { addDays, addYears } from '../../../../src/domain/dates/days.ts'

const AGE = { saleDays: 90, purchaseYears: 3 }

describe('E08: the age of a receipt', () => {
  test('a sale counts days, a purchase years; the words name both the limit and the first day', () => {
    expect(ageLimit('sale', AGE, '2026-11-20')).toEqual({
      firstDay: '2026-08-22',
      text: 'Принимаем чеки не старше 90 дней: с 22.08.2026',
    })
    expect(ageLimit('purchase', AGE, '2026-11-20')).toEqual({
      firstDay: '2023-11-20',
      text: 'Принимаем чеки не старше 3 лет: с 20.11.2023',
    })
  })

  test.each([
    [1, '1 дня', '1 года'],
    [2, '2 дней', '2 лет'],
    [11, '11 дней', '11 лет'],
    [21, '21 дня', '21 года'],
    [111, '111 дней', '111 лет'],
  ])('%i is spelt as people say it', (count, days, years) => {
    const age = { saleDays: count, purchaseYears: count }
    expect(ageLimit('sale', age, '2026-11-20').text).toContain(`не старше ${days}:`)
    expect(ageLimit('purchase', age, '2026-11-20').text).toContain(`не старше ${years}:`)
  })
})

describe('days and years before a day', () => {
  test('go over months, years and leap days', () => {
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
    expect(addDays('2027-01-01', -366)).toBe('2025-12-31')
    expect(addYears('2026-11-20', -3)).toBe('2023-11-20')
    expect(addYears('2024-02-29', -1)).toBe('2023-02-28')
    expect(addYears('2024-02-29', -4)).toBe('2020-02-29')
  })

  test('the earliest day in Russia is Kaliningrad’s, never after Moscow’s', () => {
    const midnight = Date.parse('2026-11-19T22:00:00Z')
    expect([midnight - 1, midnight].map(earliestDayInRussia)).toEqual(['2026-11-19', '2026-11-20'])
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4e12 }),
        (now) => earliestDayInRussia(now) <= moscowDay(now) && moscowDay(now) <= latestDayInRussia(now),
      ),
    )
  })
})
