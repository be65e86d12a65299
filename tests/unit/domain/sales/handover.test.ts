import { expect, test } from 'vitest'
import { isLinkAlive, mayHandOver } from '../../../../src/domain/sales/handover.ts'

const row = { id: 's-1', saleStatus: 'TAX_PENDING', receiptId: 'r-1' }

test.each(['TAX_PENDING', 'PENDING', 'APPROVE_PENDING', 'FINISH'])('E17 D221 a sale in «%s» can be handed over', (saleStatus) =>
  expect(mayHandOver({ ...row, saleStatus })).toBe(true),
)

test.each([
  ['a reserve', { saleStatus: 'RESERVED' }],
  ['a failed one', { saleStatus: 'FAIL' }],
  ['one whose status is not known', { saleStatus: null }],
  ['one without a receipt', { receiptId: null }],
  ['one that no row has yet', { id: '' }],
])('E17 D221 no buyer is shown %s', (_, part) => expect(mayHandOver({ ...row, ...part })).toBe(false))

test('E17 D222 a link ends with its moment', () => {
  const until = '2026-11-27T11:05:00.000Z'
  expect(isLinkAlive(until, Date.parse(until) - 1)).toBe(true)
  expect(isLinkAlive(until, Date.parse(until))).toBe(false)
})
