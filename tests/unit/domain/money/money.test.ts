import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  adminShare,
  formatDocumentSum,
  formatPoints,
  formatReceiptSum,
  formatRubles,
  formatSum,
  parseSum,
  toPoints,
} from '../../../../src/domain/money/money.ts'

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

describe('money and points on a screen', () => {
  test('F08 groups are apart by U+202F, kopecks stand after a comma and only where there are any', () => {
    expect(formatPoints(12_450)).toBe('12\u202F450')
    expect(formatPoints(1_234_567.5)).toBe('1\u202F234\u202F567,50')
    expect([0, 1.5, 0.126, 999, 1000].map((points) => formatPoints(points))).toEqual(['0', '1,50', '0,13', '999', '1\u202F000'])
    expect([7990, 7990.05, 0].map(formatRubles)).toEqual(['7\u202F990\u00A0₽', '7\u202F990,05\u00A0₽', '0\u00A0₽'])
  })

  test('F08 receipts and invoices have their kopecks always; what is no sum stays as it is', () => {
    expect([0, 5, 499_000].map(formatDocumentSum)).toEqual(['0,00\u00A0₽', '0,05\u00A0₽', '4\u202F990,00\u00A0₽'])
    expect(['4990', '4 990,5', 'сто'].map(formatReceiptSum)).toEqual(['4\u202F990,00\u00A0₽', '4\u202F990,50\u00A0₽', 'сто'])
  })

  test('A25 BL43 a plus stands before more than nothing, and a minus before less', () => {
    const signed = (points: number) => formatPoints(points, 'signed')
    expect([12_450, 0.5, 0, 0.001, -3].map(signed)).toEqual(['+12\u202F450', '+0,50', '0', '0', '−3'])
  })

  test('F08 a sum that is read is the sum that was written', () => {
    fc.assert(fc.property(kopecks, (sum) => parseSum(formatDocumentSum(sum).slice(0, -2)) === sum))
  })
})

describe('points', () => {
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
