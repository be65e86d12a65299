import { describe, expect, test } from 'vitest'
import { barePurse, hasLeast, leftSum, mostOf, payableSum, sumProblem, type Purse } from '../../../src/domain/withdrawal-sum.ts'

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
