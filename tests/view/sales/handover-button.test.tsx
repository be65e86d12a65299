/** E17: where a sale can be handed over to its buyer. */
import { cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { SaleEntry } from '../../../src/api/types.ts'
import { addToolFlow } from '../../../model/sales/add-tool.ts'
import { sale } from '../../../model/sales/sales.ts'
import { handoverLinkMachine } from '../../../src/machines/sales/handover-link/machine.ts'
import type { Outcome } from '../../../src/machines/sales/add-tool/told.ts'
import { saleToHandOver } from '../../../src/machines/sales/add-tool/selectors.ts'
import { useDetailsActions } from '../../../src/views/sales/sales/use-row-actions.tsx'

afterEach(cleanup)

const actor = createActor(handoverLinkMachine, { input: { command: null } }).start()
const buttonsOf = (row: SaleEntry, handover: typeof actor | undefined) => {
  cleanup()
  const { result } = renderHook(() => useDetailsActions(true, handover))
  render(<>{result.current(row)}</>)
  return screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))
}

test('E17 D221 the details of a sale with a receipt offer its code, those of others do not', () => {
  const row: SaleEntry = { ...sale(1, 'TAX_PENDING'), receiptId: 'r-1' }
  expect(buttonsOf(row, actor)).toEqual([`Показать покупателю: ${row.tool.sn}`])
  expect(buttonsOf({ ...row, receiptId: null }, actor)).toEqual([])
  expect(buttonsOf({ ...row, saleStatus: 'RESERVED' }, actor)).toEqual([])
  expect(buttonsOf(row, undefined)).toEqual([])
})

const outcome: Outcome = {
  id: 's-1',
  serial: '200.00042',
  at: 0,
  answered: null,
  status: 'TAX_PENDING',
  name: null,
  imageUrl: null,
  bonus: null,
  guaranteeExpire: null,
  fate: null,
  receiptId: 'r-1',
  repair: null,
}

test('E17 D221 the result of a seller’s sale offers it once the list has its receipt, that of a purchase never', () => {
  const snapshot = createActor(addToolFlow.machine, { input: Object.values(addToolFlow.inputs)[0]! }).getSnapshot()
  const result = (mode: 'seller' | 'customer', change: Partial<Outcome> | null) =>
    saleToHandOver({
      ...snapshot,
      context: { ...snapshot.context, mode, outcome: change && { ...outcome, ...change } },
    })
  expect(result('seller', {})).toEqual({ id: 's-1', sn: '200.00042' })
  expect(result('seller', { receiptId: null })).toBeNull()
  expect(result('seller', { status: 'FAIL' })).toBeNull()
  expect(result('seller', null)).toBeNull()
  expect(result('customer', {})).toBeNull()
})
