import { expect, test } from 'vitest'
import {
  formatInvoiceDay,
  formatInvoiceInstant,
  formatReceiptInstant,
  formatReceiptTime,
} from '../../../../src/domain/dates/dates.ts'

test('FM12 dates of a receipt are dd/MM/yyyy HH:mm', () => {
  expect(formatReceiptTime('20-11-2026T12:05:59')).toBe('20/11/2026 12:05')
  expect(formatReceiptTime('20-11-2026T00:00:00')).toBe('20/11/2026 00:00')
  // 23:30 in London is the next day in Moscow.
  expect(formatReceiptInstant('2026-11-20T21:30:00.000Z')).toBe('21/11/2026 00:30')
})

test('FM13 dates of an invoice are dd/MM/yyyy', () => {
  expect(formatInvoiceDay('19-11-2026T00:00:00')).toBe('19/11/2026')
  expect(formatInvoiceInstant('2026-11-20T21:30:00.000Z')).toBe('21/11/2026')
})

test.each(['', '2026-11-20', '31-02-2026T00:00:00', '20-11-2026T25:00:00'])('FM12 FM13 %j is no date', (wire) => {
  expect([formatReceiptTime(wire), formatInvoiceDay(wire)]).toEqual([null, null])
})
