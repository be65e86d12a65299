import { expect, test } from 'vitest'
import { tableFileName } from '../../../../src/domain/dates/file-name.ts'

const [FIRST, LAST] = ['2026-11-01', '2026-11-27'] as const

test.each([
  [FIRST, LAST, 'Продажи 01.11.2026–27.11.2026.csv'],
  [FIRST, null, 'Продажи с 01.11.2026.csv'],
  [null, LAST, 'Продажи по 27.11.2026.csv'],
  [null, null, 'Продажи все.csv'],
])('D202 the file of the days from %s to %s is called «%s»', (from, to, name) => {
  expect(tableFileName('Продажи', { from, to })).toBe(name)
})
