import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, isPhone, phoneDigits, phoneProblem } from '../../../../src/domain/people/phone.ts'

const spellings = [
  '79991234567',
  '+79991234567',
  '89991234567',
  '9991234567',
  '+7 (999) 123-45-67',
  '8 (999) 123-45-67',
  '8-999-123-45-67',
  '+7 999 123 45 67',
  '+7.999.123.45.67',
  '(999) 123-45-67',
  '\u00A08\u00A0999\u00A01234567',
  'тел. +7(999)1234567',
]

test.each(spellings)('VL12 VL14 «%s» is 79991234567 on the wire and +7 (999) 123-45-67 on the screen', (text) => {
  expect(phoneDigits(text)).toBe('79991234567')
  expect(formatPhone(text)).toBe('+7 (999) 123-45-67')
})

test.each([
  '',
  '+7 (999) 123-45-6_',
  '+7 (999) 123-45',
  '799912345678',
  '69991234567',
  '1234567890',
  '٧٩٩٩١٢٣٤٥٦٧',
  'телефон',
  '+90 532 123 45',
  '+49 30 123456',
  '+7+79991234567',
  '0079991234567',
  '+375 29 123-45-67',
])('VL13 VL16 «%s» is no phone and stays as it was typed', (text) => {
  expect(isPhone(text)).toBe(false)
  expect(formatPhone(text)).toBe(text)
})

test('VL13 VL16 VL18 a form says what is wrong with a phone', () => {
  expect(['', '+7 (999) 123-45', '+7 (999) 123-45-67'].map(phoneProblem)).toEqual([
    'Обязательное поле',
    'Введите номер телефона',
    null,
  ])
})

test('PR03 VL14 what the mask shows is read back as the same digits', () => {
  const phone = fc.integer({ min: 0, max: 9_999_999_999 }).map((rest) => `7${String(rest).padStart(10, '0')}`)
  fc.assert(fc.property(phone, (digits) => phoneDigits(formatPhone(digits)) === digits))
})
