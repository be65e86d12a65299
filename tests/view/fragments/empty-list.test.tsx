// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { ApiResult } from '../../../src/api/result.ts'
import type { SaleEntry } from '../../../src/api/types.ts'
import type { Page, PageRequest } from '../../../src/machines/fragments/list/types.ts'
import { salesMachine, type SaleColumn } from '../../../src/machines/sales/sales/machine.ts'
import { ListView } from '../../../src/views/fragments/list/list-view.tsx'
import { salesLook } from '../../../src/views/sales/sales/look.tsx'
import { listInput, pageOf } from '../../../model/kit/list.ts'

const answer = (rows: SaleEntry[]) =>
  fromPromise<ApiResult<Page<SaleEntry>>, PageRequest<SaleColumn>>(() =>
    Promise.resolve({ kind: 'ok', payload: pageOf(rows), message: null }),
  )

const sale: SaleEntry = {
  id: '1',
  saleDate: '2026-11-20T10:00:00.000Z',
  saleStatus: 'FINISH',
  bonus: 50,
  receiptId: null,
  invoiceId: null,
  tool: { sn: '100.00001', nfc: null, model: { name: null } },
}

const open = (rows: SaleEntry[]) => {
  const machine = salesMachine.provide({ actors: { loadPage: answer(rows) } })
  const actor = createActor(machine, { input: listInput<SaleColumn>(null) }).start()
  render(<ListView actor={actor} look={salesLook} caption="Продажи" />)
}

describe('an empty list', () => {
  it('SL13 has its text and nothing to sort', async () => {
    open([])
    expect(await screen.findByText('Нет продаж')).toBeTruthy()
    expect(screen.getByRole('columnheader', { name: 'Дата' }).getAttribute('aria-sort')).toBe(null)
    expect(screen.queryByRole('button', { name: 'Дата' })).toBe(null)
  })

  it('FM16 a list of rows has a button in every header that sorts', async () => {
    open([sale])
    expect(await screen.findByText('100.00001')).toBeTruthy()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Статусы5',
      'Инструмент',
      'Серийный номер',
      'Дата',
      'Баллы',
      'Статус',
      '-',
    ])
  })
})
