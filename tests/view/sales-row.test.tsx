/** The points in a row of the sales. */
import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { salesLook } from '../../src/views/sales/sales/look.tsx'
import { Table } from '../../src/ui/table/table.tsx'
import { sale } from '../../model/sales.ts'

const pointsCell = (saleStatus: string, bonus: number | null): HTMLElement => {
  cleanup()
  render(
    <Table
      caption="Продажи"
      columns={salesLook.columns(() => {}, false)}
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
    expect(cell.textContent).toBe('150 ожидаются')
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
