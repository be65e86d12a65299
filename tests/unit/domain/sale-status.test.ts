import { expect, test } from 'vitest'
import { changesBySelf, pointsStanding, SALE_STATUSES, saleStatusLabel, saleStatusTone } from '../../../src/domain/sale-status.ts'

test.each([
  ['SL14', 'FINISH', 'Успешно', 'Успешно', 'Успешно'],
  ['SL15', 'TAX_PENDING', 'Проверка ФНС', 'Проверка ФНС', 'Проверка ФНС'],
  ['SL16 TL10', 'PENDING', 'На ручной проверке', 'На ручной проверке', 'Успешно'],
  ['SL17 TL10', 'APPROVE_PENDING', 'На ручной проверке', 'На ручной проверке', 'Успешно'],
  ['SL18 TL08', 'FAIL', 'Неудачно', 'Проверка товара в чеке', 'Проверка товара в чеке'],
  ['SL19', 'RESERVED', 'Резерв', 'Резерв', 'Резерв'],
])('%s %s: seller «%s», customer «%s», company «%s»', (_row, status, seller, customer, legal) => {
  expect(saleStatusLabel(status, 'seller')).toBe(seller)
  expect(saleStatusLabel(status, 'customer')).toBe(customer)
  expect(saleStatusLabel(status, 'legal')).toBe(legal)
})

test.each([null, undefined, '', 'XYZ', 'finish', 'toString', 'SUCCESS'])(
  'SL20 status %s is «Отсутствует» for everybody',
  (status) => {
    for (const reader of ['seller', 'customer', 'legal'] as const) {
      expect(saleStatusLabel(status, reader)).toBe('Отсутствует')
      expect(saleStatusTone(status, reader)).toBe('neutral')
    }
  },
)

test('TL09 both kinds of manual check read as one', () => {
  expect(saleStatusLabel('PENDING', 'customer')).toBe(saleStatusLabel('APPROVE_PENDING', 'customer'))
})

test('TL10 a company sees a tool on manual check as done, in its colour too', () => {
  expect(saleStatusTone('PENDING', 'legal')).toBe('success')
  expect(saleStatusTone('PENDING', 'customer')).toBe('progress')
})

test('only the tax check changes by itself soon', () => {
  expect(SALE_STATUSES.filter(changesBySelf)).toEqual(['TAX_PENDING'])
})

test('C01: points are charged at the end, expected until then, and a refused sale has none', () => {
  expect(SALE_STATUSES.map((status) => [status, pointsStanding(status)])).toEqual([
    ['FINISH', 'charged'],
    ['TAX_PENDING', 'expected'],
    ['PENDING', 'expected'],
    ['APPROVE_PENDING', 'expected'],
    ['FAIL', 'none'],
    ['RESERVED', 'expected'],
  ])
  for (const status of [null, undefined, 'XYZ', 'toString']) expect(pointsStanding(status)).toBe('unknown')
})
