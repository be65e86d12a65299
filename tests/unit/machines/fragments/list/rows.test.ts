import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageOf } from '../../../../../src/machines/fragments/list/page.ts'
import { firstRequest, nextRequest, renewalRequest } from '../../../../../src/machines/fragments/list/requests.ts'
import { appendPage, firstPage, hasMore, nextSort, renewRows, rowsLeft } from '../../../../../src/machines/fragments/list/rows.ts'
import type { ListContext, Page, Sort } from '../../../../../src/machines/fragments/list/types.ts'
import { pageOf as known } from '../../../../../model/fragments/list.ts'

interface Row {
  id: string
  text?: string
}
const rowsOf = (from: number, count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: String(from + at) }))
const page = (rows: Row[], total: number | null = null): Page<Row> => known(rows, total)
const NO_CURSORS = { supports: [], next: null }
const context = (patch: Partial<ListContext<Row, string>>): ListContext<Row, string> => ({
  path: '/list',
  rows: [],
  total: null,
  loaded: 0,
  isLastPageFull: false,
  size: 20,
  sort: null,
  statuses: null,
  period: 'all',
  search: '',
  supports: null,
  isAssumed: false,
  next: null,
  counts: null,
  asked: null,
  usual: null,
  today: '2026-11-20',
  problem: null,
  quiet: 0,
  ...patch,
})

describe('«Показать еще»', () => {
  test.each([
    [20, 45, true],
    [40, 45, true],
    [45, 45, false],
    [20, 20, false],
    [0, 0, false],
  ])('FM18 with %i of %i loaded is offered: %s', (loaded, total, expected) => {
    expect(hasMore({ loaded, total, isLastPageFull: true, ...NO_CURSORS })).toBe(expected)
  })

  test.each([
    [19, false],
    [20, true],
    [0, false],
  ])('FM19 after a first page of %i rows without a total is offered: %s', (count, expected) => {
    expect(hasMore({ ...firstPage(page(rowsOf(0, count)), 20), supports: [] })).toBe(expected)
  })

  test('FM19 a last page that is not full takes it away, though 39 rows are there (A76)', () => {
    const state = appendPage(firstPage(page(rowsOf(0, 20)), 20), page(rowsOf(20, 19)), 20)
    expect(state.rows).toHaveLength(39)
    expect(hasMore({ ...state, supports: [] })).toBe(false)
  })
})

describe('sorting', () => {
  test('FM16 goes none, asc, desc, none', () => {
    const steps: (Sort | null)[] = [null]
    for (let click = 0; click < 3; click++) steps.push(nextSort(steps.at(-1) ?? null, 'model'))
    expect(steps).toEqual([null, { by: 'model', direction: 'asc' }, { by: 'model', direction: 'desc' }, null])
  })

  test('FM16 of another column begins at asc, whatever the first one had', () => {
    for (const direction of ['asc', 'desc'] as const)
      expect(nextSort<string>({ by: 'sn', direction }, 'model')).toEqual({ by: 'model', direction: 'asc' })
  })
})

describe('requests', () => {
  const sort: Sort = { by: 'saleDate', direction: 'desc' }

  test('FM15 FM17 SL06 of the first page have offset 0, size 20 and the sort', () => {
    expect(firstRequest(context({ sort, loaded: 40 }))).toEqual({
      offset: 0,
      size: 20,
      sortBy: 'saleDate',
      sortDirection: 'desc',
    })
  })

  test('FM15 TL05 without a sort leave both sort fields out (A77)', () => {
    expect(Object.keys(firstRequest(context({})))).toEqual(['offset', 'size'])
  })

  test('FM15 of the next page go on after everything the server gave, repeats included', () => {
    expect(nextRequest(context({ loaded: 40, rows: rowsOf(0, 38) }))).toEqual({ offset: 40, size: 20 })
  })

  test('of a renewal cover what is shown, up to the server’s cap', () => {
    expect(renewalRequest(context({ loaded: 40 })).size).toBe(40)
    expect(renewalRequest(context({ loaded: 5 })).size).toBe(20)
    expect(renewalRequest(context({ loaded: 500 }))).toEqual({ offset: 0, size: 100 })
  })
})

describe('rows', () => {
  test('are never shown twice, lose nothing and keep their order, however pages overlap', () => {
    const pages = fc.array(
      fc.array(
        fc.integer({ min: 0, max: 30 }).map((id) => ({ id: String(id) })),
        { maxLength: 10 },
      ),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(pages, (all) => {
        const unique = all.map((rows) => [...new Map(rows.map((row) => [row.id, row])).values()])
        const [first = [], ...rest] = unique
        const state = rest.reduce((before, rows) => appendPage(before, page(rows), 20), firstPage(page(first), 20))
        const ids = state.rows.map(({ id }) => id)
        expect(ids).toEqual([...new Set(unique.flat().map(({ id }) => id))])
        expect(state.loaded).toBe(unique.flat().length)
      }),
    )
  })

  test.each([
    ['between others', ['1', '3'], 20, ['2']],
    ['at the end of what the server has', ['1'], 20, ['2', '3']],
    ['all of them', [], 20, ['1', '2', '3']],
    ['behind the end of a full page nobody knows', ['1'], 1, []],
    ['behind new rows of a full page', ['9', '1', '3'], 3, ['2']],
  ])('E16 that a filter has lost are told by a renewal: %s', (_where, ids, size, left) => {
    const rows = ['1', '2', '3'].map((id) => ({ id }))
    expect(rowsLeft(rows, page(ids.map((id) => ({ id }))), size).map(({ id }) => id)).toEqual(left)
  })

  test('are renewed in their places; strangers stay out', () => {
    const fresh = page([{ id: '9' }, { id: '2', text: 'new' }])
    expect(renewRows([{ id: '1' }, { id: '2', text: 'old' }], fresh)).toEqual([{ id: '1' }, { id: '2', text: 'new' }])
  })
})

describe('the shapes of an answer', () => {
  const naming = { nameOf: ({ text = '' }: Row) => text, offset: 20 }

  test('TL11 rows come with saleHistory or as a bare array', () => {
    expect(pageOf({ saleHistory: rowsOf(0, 2), total: 7 }, naming)).toEqual(page(rowsOf(0, 2), 7))
    expect(pageOf({ saleHistory: rowsOf(0, 2), total: null }, naming)).toEqual(page(rowsOf(0, 2)))
    expect(pageOf(rowsOf(0, 2), naming)).toEqual(page(rowsOf(0, 2)))
  })

  test('SL21 an answer without its list has no rows and says so', () => {
    expect(pageOf({ saleHistory: null, total: 3 }, naming)).toEqual({ ...page([], 3), isMalformed: true })
    expect(pageOf({ saleHistory: [], total: null }, naming)).toEqual(page([]))
  })

  test('E06 rows without an id are told apart by what they are, and where that is nothing by their place', () => {
    const unnamed = [{ id: '1' }, { id: '', text: 'a' }, { id: '', text: 'a' }, { id: '' }]
    expect(pageOf(unnamed, naming).rows.map(({ id }) => id)).toEqual(['1', 'a', 'a 1', 'row 23'])
  })
})
