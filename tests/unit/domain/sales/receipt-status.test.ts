import { expect, test } from 'vitest'
import { receiptStatusLook } from '../../../../src/domain/sales/receipt-status.ts'

const READERS = ['seller', 'customer', 'legal'] as const

test.each([
  ['RC05', 'FAIL', 'Неудачно', 'danger'],
  ['RC06', 'INCORRECT', 'Неудачно', 'danger'],
  ['RC07', 'SUCCESS', 'Успешно', 'success'],
  ['RC08', null, 'Отсутствует', 'neutral'],
  ['RC08', undefined, 'Отсутствует', 'neutral'],
  ['RC08', 'UNHEARD_OF', 'Отсутствует', 'neutral'],
  ['RC04', 'FINISH', 'Успешно', 'success'],
  ['RC04', 'TAX_PENDING', 'Проверка ФНС', 'progress'],
  ['RC04', 'RESERVED', 'Резерв', 'neutral'],
] as const)('%s A59 %s is «%s», %s, whoever reads', (_row, status, label, tone) => {
  for (const reader of READERS) expect(receiptStatusLook(status, reader)).toMatchObject({ label, tone })
})

test.each(['PENDING', 'APPROVE_PENDING'])('RC04 TL10 %s is in check, and to a company registered', (status) => {
  for (const reader of ['seller', 'customer'] as const)
    expect(receiptStatusLook(status, reader)).toEqual({ label: 'На ручной проверке', tone: 'progress', sign: 'eye' })
  expect(receiptStatusLook(status, 'legal')).toEqual({ label: 'Успешно', tone: 'success', sign: 'check' })
})
