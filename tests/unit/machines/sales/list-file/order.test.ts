import { describe, expect, test } from 'vitest'
import { hasFile, listFileOrder } from '../../../../../src/machines/sales/list-file/order.ts'
import type { ListContext } from '../../../../../src/machines/fragments/list/types.ts'

const list = (patch: Partial<ListContext<unknown, string>>): ListContext<unknown, string> => ({
  rows: [],
  total: null,
  loaded: 40,
  isLastPageFull: true,
  size: 20,
  supports: ['filter', 'search', 'cursor', 'export'],
  isAssumed: false,
  next: 'c-1',
  counts: null,
  asked: null,
  usual: null,
  path: '/sales',
  today: '2026-11-20',
  problem: null,
  quiet: 0,
  sort: { by: 'saleDate', direction: 'desc' },
  statuses: null,
  period: 'all',
  search: '',
  ...patch,
})

describe('D199 the file of a list', () => {
  test('asks for what is chosen, in its order, and for no page of it', () => {
    const chosen = list({ statuses: ['FAIL'], period: { from: '2026-11-01', to: '2026-11-18' }, search: '200.0' })
    expect(listFileOrder(chosen, 'Продажи')).toEqual({
      name: 'Продажи 01.11.2026–18.11.2026.csv',
      request: {
        sortBy: 'saleDate',
        sortDirection: 'desc',
        statuses: ['FAIL'],
        from: '01-11-2026',
        to: '18-11-2026',
        search: '200.0',
      },
    })
  })

  test.each([
    ['all', 'Продажи все.csv'],
    ['week', 'Продажи 14.11.2026–20.11.2026.csv'],
    [{ from: '2026-12-01', to: null }, 'Продажи с 01.12.2026.csv'],
    [{ from: null, to: '2026-11-18' }, 'Продажи по 18.11.2026.csv'],
  ] as const)('D202 of the period %j is called %s', (period, name) => {
    expect(listFileOrder(list({ period }), 'Продажи').name).toBe(name)
  })

  test('E16 is offered where the server says so', () => {
    expect([null, [], ['filter'], ['export']].map((supports) => hasFile({ supports }))).toEqual([false, false, false, true])
  })
})
