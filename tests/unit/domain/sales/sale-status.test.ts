import { expect, test } from 'vitest'
import {
  changesBySelf,
  pointsStanding,
  SALE_STATUSES,
  saleStatusLabel,
  saleStatusSign,
  saleStatusTone,
  statusGroups,
} from '../../../../src/domain/sales/sale-status.ts'

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

test('SL14 TL10 each status has its sign; a company’s manual check has that of a registered tool', () => {
  const signs = (reader: 'seller' | 'legal') => SALE_STATUSES.map((status) => saleStatusSign(status, reader))
  expect(signs('seller')).toEqual(['check', 'clock', 'eye', 'eye', 'cross', 'bookmark'])
  expect(signs('legal')).toEqual(['check', 'clock', 'check', 'check', 'cross', 'bookmark'])
  expect([saleStatusSign(null, 'seller'), saleStatusSign('XYZ', 'seller')]).toEqual(['none', 'none'])
})

test('TL09 TL10 a filter has each label once, with all its statuses', () => {
  const order = ['TAX_PENDING', 'PENDING', 'APPROVE_PENDING', 'FINISH', 'FAIL'] as const
  expect(statusGroups(order, 'customer')).toEqual([
    { label: 'Проверка ФНС', statuses: ['TAX_PENDING'] },
    { label: 'На ручной проверке', statuses: ['PENDING', 'APPROVE_PENDING'] },
    { label: 'Успешно', statuses: ['FINISH'] },
    { label: 'Проверка товара в чеке', statuses: ['FAIL'] },
  ])
  expect(statusGroups(order, 'legal')[1]).toEqual({ label: 'Успешно', statuses: ['FINISH', 'PENDING', 'APPROVE_PENDING'] })
})
