// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Column, Sort } from '../../../../src/ui/table/table-types.ts'
import { reserveRoom } from '../../../../src/ui/base/room.ts'
import { Table } from '../../../../src/ui/table/table.tsx'

afterEach(cleanup)

type Tool = { sn: string; model: string | null }
const COLUMNS: Column<Tool>[] = [
  { id: 'sn', header: 'Серийный номер', cell: (row) => row.sn, sortable: true, primary: true },
  { id: 'model', header: 'Модель', cell: (row) => row.model },
]
const ROWS: Tool[] = [
  { sn: '123.45', model: 'ПА-26' },
  { sn: '678.90', model: null },
]
const CYCLE: (Sort | null)[] = [{ column: 'sn', direction: 'asc' }, { column: 'sn', direction: 'desc' }, null]

const key = (row: Tool) => row.sn

describe('Table', () => {
  it('FM16 a sortable header tells its column and shows the order it is given', async () => {
    const heard = vi.fn<(column: string) => void>()
    const Sorted = () => {
      const [step, setStep] = useState(2)
      const onSort = (column: string) => {
        heard(column)
        setStep((step + 1) % CYCLE.length)
      }
      return <Table caption="Инструменты" columns={COLUMNS} rows={ROWS} rowKey={key} sort={CYCLE[step] ?? null} onSort={onSort} />
    }
    render(<Sorted />)
    const header = screen.getByRole('columnheader', { name: 'Серийный номер' })
    const seen = [header.getAttribute('aria-sort')]
    for (let press = 0; press < 3; press++) {
      await userEvent.click(screen.getByRole('button', { name: 'Серийный номер' }))
      seen.push(header.getAttribute('aria-sort'))
    }
    expect(seen).toEqual(['none', 'ascending', 'descending', 'none'])
    expect(heard.mock.calls).toEqual([['sn'], ['sn'], ['sn']])
    expect(screen.getByRole('columnheader', { name: 'Модель' }).getAttribute('aria-sort')).toBe(null)
  })

  it('FM20 a missing value shows «-» and every cell of a card has its label', () => {
    render(<Table caption="Инструменты" columns={COLUMNS} rows={ROWS} rowKey={key} />)
    const cells = screen.getAllByRole('cell')
    expect(cells.map((cell) => cell.textContent)).toEqual(['123.45', 'ПА-26', '678.90', '-'])
    expect(cells.map((cell) => cell.dataset['label'])).toEqual([undefined, 'Модель', undefined, 'Модель'])
    expect(screen.getByRole('table', { name: 'Инструменты' })).toBeTruthy()
  })

  it('FM22 says that there is nothing, but not while it is loading', () => {
    const { rerender } = render(<Table caption="Инструменты" columns={COLUMNS} rows={[]} rowKey={key} />)
    expect(screen.getByText('Нет данных')).toBeTruthy()
    rerender(
      <Table caption="Инструменты" columns={COLUMNS} rows={[]} rowKey={key} emptyText="Нет продаж" loading skeletonRows={3} />,
    )
    expect(screen.queryByText('Нет продаж')).toBe(null)
    expect(screen.getAllByRole('row')).toHaveLength(1 + 3)
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  })

  describe('on a phone', () => {
    const many = Array.from({ length: 20 }, (_, index): Tool => ({ sn: `100.${index}`, model: null }))
    const rows = () => screen.getAllByRole('row').length - 1
    const frame = () =>
      act(() => {
        vi.advanceTimersByTime(32)
      })
    const at = (scrollY: number, isStacked: boolean, height = 740) => {
      vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] })
      vi.stubGlobal('scrollY', scrollY)
      vi.stubGlobal('innerHeight', height)
      render(<Table caption="Инструменты" columns={COLUMNS} rows={many} rowKey={key} isStacked={isStacked} />)
    }
    afterEach(() => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    })

    it('rows below the window come after the frame of the others', () => {
      at(0, true)
      expect(rows()).toBe(9)
      frame()
      expect(rows()).toBe(20)
    })

    it('a window that the keyboard has left no height has its first row', () => {
      at(0, true, 150)
      expect(rows()).toBe(1)
      frame()
      expect(rows()).toBe(20)
    })

    it('D160 all rows come at once for whoever is further down already or on the way there, and on a desktop', () => {
      at(300, true)
      expect(rows()).toBe(20)
      cleanup()
      const giveUp = reserveRoom(2_000)
      at(0, true)
      expect(rows()).toBe(20)
      giveUp()
      cleanup()
      at(0, false)
      expect(rows()).toBe(20)
    })
  })

  it('keeps its rows while it is busy', () => {
    render(
      <Table
        caption="Инструменты"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={key}
        busy
        rowActions={(row) => <a href="#x">Открыть {row.sn}</a>}
      />,
    )
    expect(screen.getByRole('link', { name: 'Открыть 123.45' })).toBeTruthy()
    expect(screen.getByRole('columnheader', { name: 'Действия' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Загрузка…')
  })
})
