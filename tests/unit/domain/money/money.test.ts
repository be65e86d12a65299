import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adminShare, formatPoints, formatSum, parseSum, toPoints } from '../../../../src/domain/money/money.ts'

const kopecks = fc.integer({ min: 0, max: 99_999_999_999_999 })

describe('a typed sum', () => {
  test.each([
    ['100', 10_000],
    ['10.5', 1_050],
    ['10,5', 1_050],
    ['10.05', 1_005],
    ['0', 0],
    ['0.00', 0],
    ['007.10', 710],
    ['4 990', 499_000],
    ['4\u00A0990,00', 499_000],
    ['0.1', 10],
    ['0.29', 29],
    ['1.15', 115],
    ['999999999999.99', 99_999_999_999_999],
  ])('VL59 A67 «%s» is %i kopecks', (text, expected) => expect(parseSum(text)).toBe(expected))

  test.each([
    '',
    ' ',
    '.',
    ',',
    '10.',
    '.5',
    '10.555',
    '1.2.3',
    '1,2,3',
    '1,2.3',
    '-1',
    '+1',
    '1e3',
    '10 руб',
    'abc',
    '٣',
    '1234567890123',
  ])('VL59 A67 «%s» is no sum', (text) => expect(parseSum(text)).toBeNull())
})

describe('a sum on the wire', () => {
  test('VL60 has two decimals', () => {
    expect([0, 5, 50, 100, 499_000].map(formatSum)).toEqual(['0.00', '0.05', '0.50', '1.00', '4990.00'])
  })

  test('VL60 A67 is read back to the kopeck, with a comma too', () => {
    fc.assert(
      fc.property(kopecks, (sum) => parseSum(formatSum(sum)) === sum && parseSum(formatSum(sum).replace('.', ',')) === sum),
    )
  })

  test('VL60 formatting twice changes nothing', () => {
    fc.assert(fc.property(kopecks, (sum) => formatSum(parseSum(formatSum(sum)) ?? -1) === formatSum(sum)))
  })

  test('leading zeros do not change a sum', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 9_999_999 }), (sum) => parseSum(`000${formatSum(sum)}`) === sum))
  })
})

describe('points', () => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')

  test('are read with spaces and a comma, and with a sign where a sign is wanted', () => {
    expect(plain(formatPoints(12_450))).toBe('12 450')
    expect(plain(formatPoints(12_450, 'signed'))).toBe('+12 450')
    expect(formatPoints(0, 'signed')).toBe('0')
    expect(formatPoints(1.5)).toBe('1,5')
    expect(formatPoints(0.5, 'signed')).toBe('+0,5')
    expect(formatPoints(0.126)).toBe('0,13')
    expect(formatPoints(-3, 'signed')).toMatch(/^[-−]3$/)
  })

  test('are rubles of kopecks', () => expect(toPoints(12_345)).toBe(123.45))

  test('of the point administrator are rounded down: never more than the share, less by under one kopeck', () => {
    expect(adminShare(999, 10)).toBe(99)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 0, max: 100 }), (bonus, percent) => {
        const share = adminShare(bonus, percent)
        return Number.isInteger(share) && share * 100 <= bonus * percent && (share + 1) * 100 > bonus * percent
      }),
    )
  })
})
