/** The numbers and the days above the rows of a list. */
import { describe, expect, test } from 'vitest'
import type { ListContext } from '../../../../../src/machines/fragments/list/types.ts'
import { countText, nothingText } from '../../../../../src/views/fragments/list/count-text.ts'
import { dayHeadings } from '../../../../../src/views/fragments/list/day-headings.ts'

const context = (patch: Partial<ListContext<unknown, string>>): ListContext<unknown, string> => ({
  path: '/list',
  sort: null,
  statuses: null,
  period: 'all',
  search: '',
  rows: Array.from({ length: 20 }),
  total: 48,
  loaded: 20,
  isLastPageFull: true,
  size: 20,
  supports: [],
  isAssumed: false,
  next: null,
  counts: null,
  asked: '',
  usual: null,
  today: '2026-11-20',
  problem: null,
  quiet: 0,
  ...patch,
})
const able = { supports: ['filter', 'search', 'cursor'], next: 'c-1' }

describe('how many rows there are', () => {
  test.each([
    ['a part of the list', {}, 20, 'Показано 20 из 48'],
    ['all of it', { total: 20 }, 20, 'Всего 20'],
    ['a part of a list without a total', { total: null }, 20, 'Показано 20, ещё есть'],
    ['some of the loaded ones', { statuses: ['FAIL'] }, 3, 'Найдено 3 среди загруженных (20 из 48)'],
    ['some of the loaded ones, no total', { statuses: ['FAIL'], total: null }, 3, 'Найдено 3 среди загруженных (20)'],
    ['some of all, which are loaded', { statuses: ['FAIL'], total: 20 }, 3, 'Найдено 3'],
    ['a part of what the server has found', { ...able, statuses: ['FAIL'], total: 33 }, 20, 'Показано 20 из 33 найденных'],
    ['all that it has found', { ...able, statuses: ['FAIL'], total: 20, next: null }, 20, 'Найдено 20'],
    ['a part of a search', { ...able, search: '100', total: null }, 20, 'Показано 20, ещё есть'],
    ['all of a search', { ...able, search: '100', total: null, next: null }, 3, 'Найдено 3'],
  ] as const)('E16 A57: of %s', (_what, patch, shown, text) =>
    expect(countText(context(patch as Partial<ListContext<unknown, string>>), shown)).toBe(text),
  )

  test('A57 without any, the way on depends on whether there may be more', () => {
    expect(nothingText(context({ search: '999' }))).toBe(
      'Среди загруженных (20 из 48) таких нет. Покажите ещё или сбросьте фильтр',
    )
    expect(nothingText(context({ search: '999', total: 20 }))).toBe('Измените фильтр или сбросьте его')
    expect(nothingText(context({ ...able, search: '999' }))).toBe('Измените фильтр или сбросьте его')
  })
})

test('FM10 a heading stands over the first row of each day in Moscow; rows without a date have one too', () => {
  const row = (id: string, at: string | null) => ({ id, at })
  const rows = [
    row('a', '2026-11-20T06:00:00Z'),
    row('b', '2026-11-19T21:00:00Z'),
    row('c', '2026-11-19T20:59:00Z'),
    row('d', '2026-11-01T12:00:00Z'),
    row('e', null),
    row('f', null),
  ]
  expect([...dayHeadings(rows, ({ at }) => at, '2026-11-20')]).toEqual([
    ['a', 'Сегодня'],
    ['c', 'Вчера'],
    ['d', '01.11.2026'],
    ['e', 'Без даты'],
  ])
})
