// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { ReactNode } from 'react'
import { createActor, fromPromise } from 'xstate'
import type { ApiResult } from '../../../src/api/result.ts'
import type { SaleEntry } from '../../../src/api/types.ts'
import type { Page, PageRequest } from '../../../src/machines/fragments/list/types.ts'
import { salesMachine, type SaleColumn } from '../../../src/machines/sales/sales/machine.ts'
import { ListView } from '../../../src/views/fragments/list/list-view.tsx'
import { ScanLink } from '../../../src/views/fragments/list/scan-link.tsx'
import { salesLook } from '../../../src/views/sales/sales/look.tsx'
import { listInput, pageOf } from '../../../model/fragments/list.ts'

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

const open = (rows: SaleEntry[], firstStep?: ReactNode) => {
  const machine = salesMachine.provide({ actors: { loadPage: answer(rows) } })
  const actor = createActor(machine, { input: listInput<SaleColumn>(null) }).start()
  render(<ListView actor={actor} look={salesLook} caption="Продажи" firstStep={firstStep} />)
}

describe('an empty list', () => {
  it('SL13 has its text and nothing to sort', async () => {
    open([])
    expect(await screen.findByText('Нет продаж')).toBeTruthy()
    expect(screen.getByRole('columnheader', { name: 'Дата' }).getAttribute('aria-sort')).toBe(null)
    expect(screen.queryByRole('button', { name: 'Дата' })).toBe(null)
  })

  it('SL13 D192 has a picture and the first step of whoever may register', async () => {
    open([], <ScanLink />)
    const state = (await screen.findByText('Нет продаж')).parentElement
    expect(state?.querySelector('svg[aria-hidden="true"]')).not.toBe(null)
    expect(screen.getByRole('link', { name: 'Сканировать чек' }).getAttribute('href')).toBe('/tool?start=scan')
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

describe('a row of a table', () => {
  const cell = () => screen.findByRole('cell', { name: '100.00001' })
  const details = () => screen.queryByRole('dialog')
  afterEach(() => window.getSelection()?.removeAllRanges())

  it('D42 D192 a press anywhere in it shows everything about it', async () => {
    open([sale])
    await userEvent.setup().click(await cell())
    expect(details()).not.toBe(null)
  })

  it('D192 its text can be selected: the press that ends a selection opens nothing', async () => {
    open([sale])
    const text = (await cell()).firstChild
    if (!text) throw new Error('the cell is empty')
    const person = userEvent.setup()
    await person.pointer([
      { keys: '[MouseLeft>]', target: await cell(), node: text, offset: 0 },
      { node: text, offset: 6 },
      { keys: '[/MouseLeft]' },
    ])
    expect(String(window.getSelection())).toBe('100.00')
    expect(details()).toBe(null)
  })

  it('D192 a link in it has its own press', async () => {
    open([{ ...sale, receiptId: 'r-1' }])
    const link = await screen.findByRole('link', { name: /^Чек/ })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.setup().click(link)
    expect(details()).toBe(null)
  })
})
