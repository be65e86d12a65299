import { describe, expect, test } from 'vitest'
import { groupedPan, isCardCode, isCardExpiry, isCardNumber } from '../../../../src/domain/money/card.ts'

describe('a card', () => {
  test.each(['4111 1111 1111 1111', '4111111111111111', '2200 1234 5678 9019', '0000 0000 0000 0000'])(
    'VL67 FM21 %s has a right number',
    (text) => expect(isCardNumber(text)).toBe(true),
  )

  test.each(['', '4111 1111 1111 1112', '4111 1111 1111 111', '4111 1111 1111 11111', '411111111111111a', '٤١١١111111111111'])(
    'VL67 FM21 «%s» has none',
    (text) => expect(isCardNumber(text)).toBe(false),
  )

  test('VL67 every wrong digit and every pair that changed places is noticed', () => {
    const right = '4539148803436467'
    expect(isCardNumber(right)).toBe(true)
    for (let at = 0; at < right.length; at += 1) {
      const digit = (Number(right[at]) + 1) % 10
      expect(isCardNumber(`${right.slice(0, at)}${digit}${right.slice(at + 1)}`)).toBe(false)
    }
    expect(isCardNumber('4359148803436467')).toBe(false)
  })

  test.each([
    ['11/26', true],
    ['12/26', true],
    ['01/30', true],
    ['10/26', false],
    ['12/25', false],
    ['13/30', false],
    ['00/30', false],
    ['1/30', false],
    ['12/2030', false],
    ['', false],
  ])('VL68 A73 %s on 20 November 2026: %s', (text, isValid) => expect(isCardExpiry(text, '2026-11-20')).toBe(isValid))

  test('VL68 A73 the month of the card is its last one', () => {
    expect(isCardExpiry('11/26', '2026-11-30')).toBe(true)
    expect(isCardExpiry('11/26', '2026-12-01')).toBe(false)
  })

  test('VL69 CV2 has three digits', () => {
    expect(['12', '1234', '12a', '', '123'].map(isCardCode)).toEqual([false, false, false, false, true])
  })

  test.each([
    ['2200********4242', '2200 **** **** 4242'],
    ['220012******4242', '2200 12** **** 4242'],
    ['1234567890123456', '1234 5678 9012 3456'],
    ['4242', '4242'],
    ['', ''],
  ])('BL14 A73 %s is shown as «%s»', (pan, shown) => expect(groupedPan(pan)).toBe(shown))
})
