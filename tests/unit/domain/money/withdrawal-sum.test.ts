import { describe, expect, test } from 'vitest'
import {
  barePurse,
  hasLeast,
  judgeSum,
  leftSum,
  mostOf,
  payableSum,
  sumFaultText,
  sumProblem,
  type Purse,
} from '../../../../src/domain/money/withdrawal-sum.ts'

const purseWith = (available: number, limits: Partial<Purse['limits']> = {}): Purse => {
  const bare = barePurse(available)
  return { ...bare, limits: { ...bare.limits, ...limits } }
}

describe('the sum of a withdrawal', () => {
  test('A70 the greatest sum is whole rubles, within the balance and every limit', () => {
    expect(mostOf(purseWith(12_450.99))).toBe(12_450)
    expect(mostOf(purseWith(12_450, { perPayout: 10_000 }))).toBe(10_000)
    expect(mostOf(purseWith(12_450, { perPayout: 10_000, leftToday: 900.5 }))).toBe(900)
    expect(mostOf(purseWith(12_450, { leftThisYear: 0 }))).toBe(0)
  })

  test('A70 a balance is enough from the least sum on', () => {
    expect([499.99, 500, 12_450].map((available) => hasLeast(purseWith(available)))).toEqual([false, true, true])
    expect(hasLeast(purseWith(999, { least: 1000 }))).toBe(false)
  })

  test('A70 VL72 D86 of everything that a sum breaks the first is named, in one order', () => {
    const room = (available: number, ...[leftThisYear = null, leftToday = null, perPayout = null]: (number | null)[]) =>
      purseWith(available, { leftThisYear, leftToday, perPayout })
    const said = (sum: number, purse: Purse) => {
      const fault = judgeSum(sum, purse)
      return fault === null ? null : [fault, sumFaultText(fault, purse).replaceAll(/\s/g, ' ')]
    }
    expect(said(499, room(100, 0, 0, 100))).toEqual(['least', 'Минимальная сумма вывода 500'])
    expect(said(501, room(500, 0, 0, 100))).toEqual(['balance', 'Больше, чем на счёте'])
    expect(said(501, room(501, 0, 0, 100))).toEqual(['year', 'Годовой лимит выплат исчерпан'])
    expect(said(501, room(501, 300))).toEqual(['year', 'До годового лимита осталось 300 ₽'])
    expect(said(501, room(501, 501, 0, 100))).toEqual(['day', 'Сегодня больше вывести нельзя'])
    expect(said(501, room(501, 501, 501, 500))).toEqual(['payout', 'За один раз можно вывести до 500 ₽'])
    expect(said(501, room(501, 501, 501, 501))).toBeNull()
  })

  test.each([
    ['600', {}, null],
    ['12450', {}, null],
    ['12450,01', {}, 'Только целые рубли'],
    ['12451', {}, 'Больше, чем на счёте. Можно вывести до 12 450 ₽'],
    ['12451', { perPayout: 900 }, 'Больше, чем на счёте. Можно вывести до 900 ₽'],
    ['1001', { perPayout: 1000 }, 'За один раз можно вывести до 1 000 ₽'],
    ['1001', { leftToday: 1000, perPayout: 900 }, 'Сегодня можно вывести ещё 1 000 ₽'],
    ['1001', { leftThisYear: 1000, leftToday: 900 }, 'До годового лимита осталось 1 000 ₽'],
    ['1000', { leftThisYear: 1000, leftToday: 1000, perPayout: 1000 }, null],
    ['тысяча', {}, 'Только цифры'],
    ['1.000.000', {}, 'Только цифры'],
    ['', {}, null],
    ['1', {}, null],
  ] as const)('VL71 A70 «%s» with %j: %s', (text, limits, message) =>
    expect(sumProblem(text, purseWith(12_450.5, limits))?.replaceAll(/\s/g, ' ') ?? null).toBe(message),
  )

  test.each([
    ['500', 500],
    [' 1 500,00 ', 1500],
    ['499', null],
    ['', null],
    ['600,5', null],
    ['600 ₽', null],
    ['12451', null],
  ])('BL17 VL72 «%s» is sent as %s', (text, sum) => expect(payableSum(text, purseWith(12_450))).toBe(sum))

  test('VL72 the least sum is the server’s', () => {
    expect(leftSum('999', 1000)).toBe('1000')
    expect(payableSum('999', purseWith(12_450, { least: 1000 }))).toBeNull()
  })
})
