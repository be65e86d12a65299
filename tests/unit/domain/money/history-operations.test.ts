import { expect, test } from 'vitest'
import {
  formatOperationAmount,
  operationLabel,
  operationsOf,
  operationTone,
} from '../../../../src/domain/money/history-operations.ts'

/** By hand, from the specification: operation, mini table, full table, colour, and how 150 and −150 are written. */
const OPERATIONS = [
  ['BL28', 'CHARGE_FOR_SALE', 'Начислено баллов', 'Начислено', 'success', '+150', '−150'],
  ['BL29', 'CHARGE_FOR_BUY', 'Начислено баллов', 'Начислено', 'success', '+150', '−150'],
  ['BL30', 'CHARGE_FOR_ADMIN', 'Начислено баллов', 'Начислено', 'success', '+150', '−150'],
  ['BL31', 'MANUAL_CHARGE_BUYER', 'Начислено баллов', 'Начислено', 'success', '+150', '−150'],
  ['BL32', 'MANUAL_CHARGE_SELLER', 'Начислено баллов', 'Начислено', 'success', '+150', '−150'],
  ['BL33', 'MANUAL_CHARGE_ART', 'Начислено баллов', 'Начислено', 'success', '+150', '−150'],
  ['BL34', 'DISCHARGE', 'Вывод средств', 'Выведено', 'neutral', '−150', '−150'],
  ['BL35', 'DISCHARGE_FAILED', 'Ошибка', 'Ошибка', 'danger', '150', '150'],
  ['E06', 'TRANSFER_OF_2030', 'Другая операция', 'Другая операция', 'neutral', '+150', '−150'],
  ['E06', 'toString', 'Другая операция', 'Другая операция', 'neutral', '+150', '−150'],
] as const

test.each(OPERATIONS)(
  '%s %s: «%s» in the mini table, «%s» in the full one, %s',
  (_row, operation, mini, whole, tone, plus, minus) => {
    expect([operationLabel(operation, 'mini'), operationLabel(operation, 'full')]).toEqual([mini, whole])
    expect(operationTone(operation)).toBe(tone)
    expect([formatOperationAmount(operation, 150), formatOperationAmount(operation, -150)]).toEqual([plus, minus])
  },
)

test('BL34 sums keep their kopecks, and their thousands apart', () => {
  expect(formatOperationAmount('CHARGE_FOR_SALE', 12450.5)).toBe('+12\u202f450,50')
  expect(formatOperationAmount('DISCHARGE', -1_234_567_890.12)).toBe('−1\u202f234\u202f567\u202f890,12')
})

test('E16 the kinds of the filter share out the known operations', () => {
  expect([operationsOf('charged').length, operationsOf('paid'), operationsOf('failed'), operationsOf('other')]).toEqual([
    6,
    ['DISCHARGE'],
    ['DISCHARGE_FAILED'],
    [],
  ])
})
