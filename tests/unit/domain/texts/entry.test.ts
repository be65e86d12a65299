import { describe, expect, test } from 'vitest'
import {
  dateDigits,
  entryProblem,
  expiryDigits,
  fitsEntry,
  hasRoom,
  withoutCountryCode,
  type EntryKind,
} from '../../../../src/domain/texts/entry.ts'

/** What a person may paste into a field of each kind: what it takes, and what would be cut to another complete number. */
const TEXTS: Record<EntryKind, { taken: readonly string[]; refused: readonly string[] }> = {
  phone: {
    taken: [
      '89001234567',
      '+7 900 123-45-67',
      '9001234567',
      'Тел.: 8 (900) 123-45-67',
      'tel:+79001234567',
      '+8 900 123 45 67',
      '+7 900',
      '\u202A+7 900 123-45-67\u202C',
    ],
    refused: [
      '+375 29 123-45-67',
      '+7+79001234567',
      '0079001234567',
      '+49 30 123456',
      '+1 202 555 0123',
      '+90 532 123 45',
      '8 900 123-45-67 доб. 5',
      '8 900 123-45-67, 8 900 123-45-68',
      '790012345678',
      '39001234567',
    ],
  },
  date: {
    taken: [
      '5.11.2026',
      '20112026',
      '2026-11-20',
      '2026-11-20T15:07',
      '2026-11-20T15:07:09.120+03:00',
      '20.11.2026 15:07',
      '20.11.26 15:07',
      'Дата: 5.11.2026 г.',
      '05.11',
    ],
    refused: [
      '01.02.2026 - 03.04.2026',
      '20.11.20261',
      '120.11.2026',
      '201120261',
      '5.112.2026',
      '№ 15 от 5.11.2026',
      '20.11.2026 №7',
      '202-11-2026',
      '20.11.2026 25:99',
    ],
  },
  card: {
    taken: ['2200 1234 5678 9012', '2200-1234-5678-9012', '2200123456789012', '2200 1234', 'Карта 2200 1234 5678 9012'],
    refused: [
      '2200 1234 5678 9012 12/26',
      '22001234567890123',
      '6200 1234 5678 9012 345',
      '2200 1234 5678 9012 123',
      '4276 1234 5678 9012 4276 1234 5678 9013',
    ],
  },
  expiry: {
    taken: ['1/27', '01/27', '12/2026', '122026', '2026-12', '1.27', '12 / 26', '12-26', '1/', '12'],
    refused: ['12/1999', '31.12.2026', '12/26 123', '127/26', '12/026', '12262', '2026-12-31'],
  },
  cardCode: { taken: ['123', ' 123 ', 'CVC 123', '1', '12 3'], refused: ['1234', '12/26 123', '123 4', '0123', '123123'] },
  department: {
    taken: ['770-001', '770001', '770 001', 'код 770-001', '770'],
    refused: ['770-0011', '7700012', '770-001 770-002', '770-001, 2', '0770-001'],
  },
  passport: {
    taken: ['4510 123456', '45 10 123456', '4510123456', 'серия 4510 № 123456', '4510'],
    refused: ['45101234567', '4510 123456, 770-001', '4510 123456 7', '04510 123456', '4510 123456 от 01.02.2010'],
  },
  smsCode: {
    taken: ['123456', '123 456', '123-456', 'Код 123456', '12'],
    refused: ['1234567', 'Код 123456, действует 10 минут', '123456 654321', '0123456', '12 34 56 78'],
  },
}

const each = (side: 'taken' | 'refused') =>
  Object.entries(TEXTS).flatMap(([kind, texts]) => texts[side].map((text) => [kind as EntryKind, text] as const))

test.each(each('taken'))('D180 VL12 VL57 the field of a %s takes «%s»', (kind, text) => expect(fitsEntry(kind, text)).toBe(true))

test.each(each('refused'))('D180 VL12 VL57 the field of a %s refuses «%s»: nothing of it is cut', (kind, text) =>
  expect(fitsEntry(kind, text)).toBe(false),
)

test.each([
  ['1/27', '0127'],
  ['12/2026', '1226'],
  ['122026', '1226'],
  ['2026-12', '1226'],
  ['2026-1', '0126'],
  ['1.2027', '0127'],
  [' 12 / 26 ', '1226'],
  ['1/', '01'],
  ['127', '127'],
  ['12/202', '122'],
  ['12/20', '1220'],
  ['12/1999', '121999'],
  ['12/026', '12026'],
  ['', ''],
])('FM21 the month and year «%s» have the digits %s', (text, digits) => expect(expiryDigits(text)).toBe(digits))

test.each([
  ['5.11.2026', '05112026'],
  ['2026-1-5', '05012026'],
  ['05.11.26', '051126'],
  ['5.', '05'],
  ['5', '5'],
  ['120.11.2026', '120112026'],
])('VL57 the date «%s» has the digits %s', (text, digits) => expect(dateDigits(text)).toBe(digits))

test.each([
  ['89001234567', '9001234567'],
  ['+7 900 123', '900123'],
  ['8', ''],
  ['9', '9'],
  ['7800123', '800123'],
])('VL12 the phone «%s» has the digits %s behind its country code', (text, digits) =>
  expect(withoutCountryCode(text)).toBe(digits),
)

describe('digits between others', () => {
  test('VL12 as many as there is room for', () => {
    expect(hasRoom('phone', '900123456', '7')).toBe(true)
    expect(hasRoom('phone', '9001234567', '8')).toBe(false)
    expect(hasRoom('card', '2200123456789', '012')).toBe(true)
    expect(hasRoom('card', '2200123456789', '0123')).toBe(false)
  })
})

test('VL12 VL66 the words say what has come of the text, and what is needed', () => {
  expect(entryProblem('phone', 'pasted')).toBe('Не вставлено: нужен российский номер, +7 и ещё 10 цифр')
  expect(entryProblem('card', 'typed')).toBe('Лишняя цифра: в номере карты 16 цифр')
  expect(entryProblem('expiry', 'found')).toBe('Не подходит: нужны месяц и год, например 12/29')
})
