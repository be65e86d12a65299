// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Column } from '../../../../src/ui/table/table-types.ts'
import { Table } from '../../../../src/ui/table/table.tsx'

type Tool = { sn: string }
const COLUMNS: Column<Tool>[] = [
  { id: 'sn', header: 'Серийный номер', cell: ({ sn }) => <a href={`#${sn}`}>{sn}</a>, primary: true },
  { id: 'model', header: 'Модель', cell: () => 'ПА-26' },
]
const key = ({ sn }: Tool) => sn
const nameOf = (at: number) => `100.${String(at).padStart(5, '0')}`
const tools = (count: number): Tool[] => Array.from({ length: count }, (_, at) => ({ sn: nameOf(at) }))
const tableOf = (count: number) => <Table caption="Инструменты" columns={COLUMNS} rows={tools(count)} rowKey={key} />

/** jsdom has no layout: every row is as high as this. */
const HEIGHT = 48
const WIDTH = 120

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -window.scrollY, WIDTH, HEIGHT),
  )
  vi.spyOn(window, 'scrollTo').mockImplementation((to?: ScrollToOptions | number) => {
    if (typeof to === 'object') Object.assign(window, { scrollY: to.top })
  })
})
afterEach(() => {
  cleanup()
  Object.assign(window, { scrollY: 0 })
})

const scrollTo = (top: number) =>
  act(() => {
    Object.assign(window, { scrollY: top })
    window.dispatchEvent(new Event('scroll'))
  })
const drawn = () => screen.getAllByRole('row').slice(1)
const indexes = () => drawn().map((row) => Number(row.getAttribute('aria-rowindex')))
const rowOf = (at: number) => screen.getByRole('row', { name: new RegExp(nameOf(at)) })
/** The virtualisation chunk has loaded, and the rendered rows are numbered. */
const isReady = () => waitFor(() => expect(drawn()[0]?.getAttribute('aria-rowindex')).toBe('2'), { timeout: 20_000 })

const open = async (count: number) => {
  const view = render(tableOf(count))
  await isReady()
  return view
}

describe('a table of many rows', () => {
  it('draws those in sight and tells screen readers how many there are and which these are', async () => {
    await open(10_000)
    expect(drawn().length).toBeLessThan(40)
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001')
    expect(screen.getAllByRole('row')[0]?.getAttribute('aria-rowindex')).toBe('1')
    expect(indexes()).toEqual(drawn().map((_, at) => at + 2))
    expect(within(rowOf(0)).getAllByRole('cell')).toHaveLength(2)
  })

  it('draws other rows when it is scrolled, each with its own number', async () => {
    await open(10_000)
    scrollTo(5_000 * HEIGHT)
    expect(rowOf(5_000).getAttribute('aria-rowindex')).toBe('5002')
    expect(rowOf(5_010).getAttribute('aria-rowindex')).toBe('5012')
    expect(drawn().length).toBeLessThan(40)
    expect(screen.queryByRole('row', { name: new RegExp(nameOf(0)) })).toBe(null)
  })

  it('draws what is in sight first after a jump, and the rows in advance when the scrolling rests', async () => {
    await open(10_000)
    scrollTo(5_000 * HEIGHT)
    expect(indexes()[0]).toBe(5_002)
    await waitFor(() => expect(indexes()[0]).toBe(4_997))
    scrollTo(5_001 * HEIGHT)
    expect(indexes()[0]).toBe(4_998)
  })

  it('is as high as all its rows', async () => {
    await open(10_000)
    const heights = () =>
      [...document.querySelectorAll<HTMLElement>('tbody tr[aria-hidden]')].map(({ style }) => Number.parseInt(style.height, 10))
    const total = () => heights().reduce((sum, height) => sum + height, 0) + drawn().length * HEIGHT
    expect(total()).toBe(10_000 * HEIGHT)
    scrollTo(5_000 * HEIGHT)
    expect(heights()).toHaveLength(2)
    expect(total()).toBe(10_000 * HEIGHT)
  })

  it('keeps the focus when its row goes out of sight, and Tab goes on from there', async () => {
    await open(10_000)
    const link = screen.getByRole('link', { name: nameOf(3) })
    act(() => link.focus())
    scrollTo(5_000 * HEIGHT)
    expect(document.activeElement).toBe(link)
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe(nameOf(4))
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    expect(document.activeElement?.textContent).toBe(nameOf(2))
    act(() => (document.activeElement as HTMLElement).blur())
    expect(screen.queryByRole('link', { name: nameOf(3) })).toBe(null)
  })

  it('keeps its columns as wide as they were, and lets go of them when it is short again', async () => {
    const { rerender } = await open(101)
    const widths = () => screen.getByRole('table').style.getPropertyValue('--columns')
    expect(widths()).toBe(`${WIDTH}px ${WIDTH}px`)
    rerender(tableOf(100))
    expect(widths()).toBe('')
    expect(drawn()).toHaveLength(100)
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe(null)
  })

  it('«Показать еще» beyond a hundred rows keeps the place in the list', async () => {
    const { rerender } = render(tableOf(100))
    expect(drawn()).toHaveLength(100)
    scrollTo(80 * HEIGHT)
    const link = screen.getByRole('link', { name: nameOf(95) })
    expect(link).toBeTruthy()
    rerender(tableOf(120))
    await waitFor(() => expect(drawn().length).toBeLessThan(40), { timeout: 20_000 })
    expect(indexes()).toContain(97)
    expect(rowOf(100).getAttribute('aria-rowindex')).toBe('102')
  })

  it('on paper has its first thousand rows, and says so', async () => {
    await open(1_500)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(drawn()).toHaveLength(1_001)
    expect(drawn().at(-1)?.textContent).toBe('Напечатаны первые 1000 строк из 1500')
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(drawn().length).toBeLessThan(40)
  })
})
