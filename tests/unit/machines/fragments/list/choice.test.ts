/** A list's choice: in the address, and among the loaded rows. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SALE_STATUSES } from '../../../../../src/domain/sales/sale-status.ts'
import { readAddress, writeAddress } from '../../../../../src/machines/fragments/list/address.ts'
import { isAmongLoaded, isNarrowed, rowsOfPeriod, visibleRows } from '../../../../../src/machines/fragments/list/selectors.ts'
import type { Choice, ListContext, RowFacts } from '../../../../../src/machines/fragments/list/types.ts'

const COLUMNS = ['saleDate', 'model', 'sn'] as const
type Column = (typeof COLUMNS)[number]
const USUAL = { by: 'saleDate', direction: 'desc' } as const
const read = (address: string) => readAddress<Column>(address, COLUMNS, USUAL)
const PLAIN = { sort: USUAL, statuses: null, period: 'all', search: '' }

describe('the address of a list', () => {
  test('of the usual list is empty', () => {
    expect(writeAddress(read(''), USUAL)).toBe('')
    expect(read('')).toEqual(PLAIN)
  })

  test('says every part of the choice in words that people can read', () => {
    const choice: Choice = {
      sort: { by: 'sn', direction: 'desc' },
      statuses: ['FAIL', 'RESERVED'],
      period: 'week',
      search: '1000',
    }
    expect(writeAddress(choice, USUAL)).toBe('?status=FAIL,RESERVED&period=week&search=100.0&sort=-sn')
    expect(writeAddress({ ...read(''), sort: null, statuses: [] }, USUAL)).toBe('?status=none&sort=none')
    expect(writeAddress({ ...read(''), period: { from: '2026-11-01', to: null }, search: '10' }, USUAL)).toBe('?from=2026-11-01')
  })

  test.each([
    '?status=NEW',
    '?status=',
    '?period=ever',
    '?from=2026-02-31',
    '?from=01.11.2026',
    '?from=2026-11-02&to=2026-11-01',
    '?search=10',
    '?search=abc',
    '?search=0123456789',
    '?sort=nfc',
    '?sort=--sn',
    '?sort=',
    '?%',
    '?utm_source=mail',
  ])('what is not understood is left out: %s', (address) => expect(read(address)).toEqual(PLAIN))

  test('keeps what is understood beside it', () => {
    expect(read('?status=NEW,FAIL&period=ever&sort=sn')).toEqual({
      ...PLAIN,
      statuses: ['FAIL'],
      sort: { by: 'sn', direction: 'asc' },
    })
    expect(read('?to=2026-11-10').period).toEqual({ from: null, to: '2026-11-10' })
  })

  test('brings back every choice', () => {
    const day = fc.constantFrom('2026-01-31', '2026-02-28', '2026-11-20')
    const range = fc.tuple(day, day).map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: null }))
    const choice = fc.record({
      sort: fc.option(
        fc.record({ by: fc.constantFrom(...COLUMNS), direction: fc.constantFrom('asc' as const, 'desc' as const) }),
      ),
      statuses: fc.option(fc.subarray([...SALE_STATUSES])),
      period: fc.oneof(fc.constantFrom('all' as const, 'week' as const, 'month' as const), range),
      search: fc.constantFrom('', '100', '100.0', '100.00007'),
    })
    fc.assert(
      fc.property(choice, (one) => {
        expect(read(writeAddress(one, USUAL))).toEqual(one)
      }),
    )
  })
})

describe('the rows of a choice', () => {
  interface Row extends RowFacts {
    id: string
  }
  const rows: Row[] = [
    { id: 'new', status: 'FINISH', at: '2026-11-19T21:30:00Z', sn: '100.00001' },
    { id: 'old', status: 'FAIL', at: '2026-01-01T09:00:00Z', sn: '200.00001' },
    { id: 'odd', status: 'XYZ', at: null, sn: '' },
  ]
  const context = (patch: Partial<ListContext<Row, string>>): ListContext<Row, string> => ({
    ...(PLAIN as Choice),
    path: '/list',
    rows,
    total: 48,
    loaded: 3,
    isLastPageFull: true,
    size: 20,
    supports: [],
    isAssumed: false,
    next: null,
    counts: null,
    asked: '',
    usual: USUAL,
    today: '2026-11-20',
    problem: null,
    quiet: 0,
    ...patch,
  })
  const shown = (patch: Partial<ListContext<Row, string>>) => visibleRows(context(patch), (row) => row).map(({ id }) => id)

  test('A57 E16 are found among the loaded ones where the server does not', () => {
    expect(shown({})).toEqual(['new', 'old', 'odd'])
    expect(shown({ statuses: ['FAIL'] })).toEqual(['old', 'odd'])
    expect(shown({ statuses: [] })).toEqual([])
    expect(shown({ search: '200' })).toEqual(['old'])
    expect(shown({ search: '20' })).toEqual(['new', 'old', 'odd'])
    expect(shown({ search: '200', statuses: ['FINISH'] })).toEqual([])
  })

  test('E16 belong to a period by their day in Moscow; a row without a day belongs to all time', () => {
    const day = { from: '2026-11-20', to: '2026-11-20' }
    expect(shown({ period: day })).toEqual(['new'])
    expect(shown({ period: 'week' })).toEqual(['new'])
    expect(rowsOfPeriod(context({ period: day, statuses: ['FAIL'] }), (row) => row).map(({ id }) => id)).toEqual(['new'])
  })

  test('E16 are left as they came where the server has chosen them', () => {
    const supports = ['filter', 'search']
    expect(shown({ supports, statuses: ['FAIL'], search: '999' })).toEqual(['new', 'old', 'odd'])
    expect(shown({ supports, statuses: [] })).toEqual([])
    expect(shown({ supports: ['filter'], statuses: ['FAIL'], search: '100' })).toEqual(['new'])
    expect(shown({ supports: ['search'], statuses: ['FAIL'], search: '100' })).toEqual(['old', 'odd'])
    expect(rowsOfPeriod(context({ supports, period: 'week' }), (row) => row)).toBe(rows)
  })

  test('E16 are called loaded ones only where a part of the choice looks no further', () => {
    const among = (patch: Partial<ListContext<Row, string>>) => isAmongLoaded(context(patch))
    expect([among({}), among({ statuses: ['FAIL'] }), among({ period: 'week' }), among({ search: '100' })]).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(among({ supports: ['filter', 'search'], statuses: ['FAIL'], search: '100' })).toBe(false)
    expect(among({ supports: ['filter'], statuses: ['FAIL'], search: '100' })).toBe(true)
    expect(isNarrowed(context({ search: '10', period: { from: null, to: null } }))).toBe(false)
  })
})
