/** The points and the document in a row of the sales. */
import { cleanup, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { SaleEntry } from '../../../src/api/types.ts'
import { salesLook } from '../../../src/views/sales/sales/look.tsx'
import { Table } from '../../../src/ui/table/table.tsx'
import { sale } from '../../../model/sales/sales.ts'

const pointsCell = (saleStatus: string, bonus: number | null): HTMLElement => {
  cleanup()
  render(
    <Table
      caption="Продажи"
      columns={salesLook.columns(() => {})}
      rows={[{ ...sale(1, saleStatus), bonus }]}
      rowKey={({ id }) => id}
    />,
  )
  return within(screen.getAllByRole('row')[1]!).getAllByRole('cell')[3]!
}

test.each(['TAX_PENDING', 'PENDING', 'APPROVE_PENDING', 'RESERVED'])(
  'C01: points of a row in %s are marked as expected, in words and by colour',
  (status) => {
    const cell = pointsCell(status, 150)
    expect(cell.textContent).toBe('150 после проверки')
    expect(cell.firstElementChild?.className).toMatch(/expected/)
  },
)

test('C01: points of a finished row are just points, a failed row has none', () => {
  expect(pointsCell('FINISH', 150).innerHTML).toBe('150')
  expect(pointsCell('FAIL', 150).innerHTML).toBe('-')
})

test('FM20 A58: no points to be expected are 0, unknown ones are «-», those of an unknown status stand as they came', () => {
  expect(pointsCell('TAX_PENDING', 0).innerHTML).toBe('0')
  expect(pointsCell('PENDING', null).innerHTML).toBe('-')
  expect(pointsCell('XYZ', 150).innerHTML).toBe('150')
})

describe('the document of a sale', () => {
  const linkOf = (patch: Partial<SaleEntry>) => {
    cleanup()
    const row = { ...sale(1, 'PENDING'), ...patch }
    render(<Table caption="Продажи" columns={salesLook.columns(() => {})} rows={[row]} rowKey={({ id }) => id} />)
    return screen.queryAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])
  }
  const { sn, model } = sale(1, 'PENDING').tool

  test('SL02 SL03 a receipt, or the invoice with what the row knows of it', () => {
    expect(linkOf({ receiptId: 'r-1' })).toEqual([[`Чек на инструмент ${sn}`, '/receipt/r-1']])
    const [[name, href] = []] = linkOf({ invoiceId: 'i-1', buyerInn: '7728168971' })
    expect(name).toBe(`Накладная на инструмент ${sn}`)
    const { pathname, searchParams } = new URL(href ?? '', 'http://portal.test')
    expect(pathname).toBe('/invoice/i-1')
    expect(Object.fromEntries(searchParams)).toEqual({
      sn,
      model: model.name,
      status: 'PENDING',
      title: 'На ручной проверке',
      buyerInn: '7728168971',
    })
  })

  test('SL03 what is not known is left out; without a document there is no link', () => {
    const [[, href] = []] = linkOf({
      invoiceId: 'i-1',
      saleStatus: null,
      tool: { ...sale(1, 'PENDING').tool, model: { name: null } },
    })
    expect(href).toBe(`/invoice/i-1?sn=${sn}&title=${encodeURIComponent('Отсутствует')}`)
    expect(linkOf({})).toEqual([])
  })
})

test('C05 E18 the details of a failed sale tell its way in words: accepted, refused, what to do', () => {
  const fate = {
    step: 'receiptRefused',
    next: 'owner',
    until: null,
    isOverdue: false,
    retryAt: null,
    disagreed: 'sum',
    reason: null,
  } as const
  const row: SaleEntry = { ...sale(1, 'FAIL'), receiptId: 'r-1', fate }
  const { items } = salesLook.details(row)
  render(<>{items.find(({ name }) => name === 'Статус')?.value}</>)
  const steps = within(screen.getByRole('list', { name: 'Что было' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Сделано: Принято\d{2}\.\d{2}\.\d{4}/),
    'Не вышло: Чек не подтверждён: не совпадает суммаПроверьте чек и исправьте его данные',
  ])
})
