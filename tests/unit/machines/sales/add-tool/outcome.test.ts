/** The row of a registration in the list, also on a server that sends no ids (D48, E06). */
import { expect, test } from 'vitest'
import type { SaleEntry, UserTool } from '../../../../../src/api/types.ts'
import { saleRow, toolRow } from '../../../../../src/machines/sales/add-tool/outcome.ts'

const SN = '100.00001'
const AT = Date.parse('2026-11-20T12:00:00.000Z')

const sale = (patch: Partial<SaleEntry>): SaleEntry => ({
  id: '',
  tool: { model: { name: 'Дрель' }, sn: SN, nfc: null },
  saleDate: '2026-11-20T12:00:01.000Z',
  bonus: 150,
  saleStatus: 'TAX_PENDING',
  receiptId: null,
  invoiceId: null,
  ...patch,
})
const tool = (patch: Partial<UserTool>): UserTool => ({
  id: '',
  model: { name: 'Дрель' },
  nfc: null,
  sn: SN,
  guaranteeExpire: null,
  purchaseDate: '2026-11-19T00:00:00.000Z',
  saleStatus: 'TAX_PENDING',
  receiptId: null,
  invoiceId: null,
  ...patch,
})
const input = (id: string, isSale = true) => ({ id, serial: SN, isSale, at: AT })
const before = sale({ saleDate: '2026-11-20T11:00:00.000Z', saleStatus: 'FAIL' })

test('D48 the id decides where there is one, whatever the order', () =>
  expect(saleRow([sale({ id: 'a', saleStatus: 'FAIL' }), sale({ id: 'b' })], input('b'))?.status).toBe('TAX_PENDING'))

test('D48 E06 without ids the newest sale of the serial is meant, and only if it is no older than the press', () => {
  expect(saleRow([before, sale({})], input('b'))?.status).toBe('TAX_PENDING')
  expect(saleRow([before], input('b'))).toBeNull()
  expect(saleRow([sale({ saleDate: null })], input('b'))).toBeNull()
  // The server's clock may be a little behind.
  expect(saleRow([sale({ saleDate: '2026-11-20T11:59:30.000Z' })], input(''))?.status).toBe('TAX_PENDING')
  expect(saleRow([sale({ tool: { model: { name: null }, sn: '100.00002', nfc: null } })], input(''))).toBeNull()
})

test('D48 E06 a tool without an id: a failed one may be of an earlier attempt', () => {
  expect(toolRow([tool({ saleStatus: 'FAIL' }), tool({})], input('', false))?.status).toBe('TAX_PENDING')
  expect(toolRow([tool({ saleStatus: 'FAIL' })], input('', false))).toBeNull()
  expect(toolRow([tool({ id: 'a', saleStatus: 'FAIL' })], input('a', false))?.status).toBe('FAIL')
})
