import { expect, test } from 'vitest'
import { fileDays } from '../../../../../src/machines/money/history-file/days.ts'

const TODAY = '2026-11-23'

test.each([
  ['all time is the last year', 'all', '2025-11-24', TODAY],
  ['seven days', 'week', '2026-11-17', TODAY],
  ['a month', 'month', '2026-10-23', TODAY],
  ['own days', { from: '2026-01-01', to: '2026-03-31' }, '2026-01-01', '2026-03-31'],
  ['of a longer period the last year', { from: '2020-01-01', to: '2026-03-31' }, '2025-04-01', '2026-03-31'],
  ['an open beginning is a year before the end', { from: null, to: '2026-03-31' }, '2025-04-01', '2026-03-31'],
  ['an open end is today', { from: '2026-11-01', to: null }, '2026-11-01', TODAY],
  ['days to come have no end before their beginning', { from: '2026-12-01', to: null }, '2026-12-01', '2026-12-01'],
  ['a leap year', { from: null, to: '2024-02-29' }, '2023-03-01', '2024-02-29'],
] as const)('API38 the days of the file: %s', (_name, period, from, to) => {
  expect(fileDays(period, TODAY)).toEqual({ from, to })
})
