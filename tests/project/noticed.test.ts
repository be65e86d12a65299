/** F04: the guards of a flow are tried again once anything has changed that its journeys or its machine stand on. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashOf, isNoticed } from '../../scripts/lib/noticed.mjs'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

test.each([
  'src/machines/money/balance/machine.ts',
  'src/machines/kit/command/answer.ts',
  'src/domain/money/withdrawal-sum.ts',
  'model/money/balance.ts',
  'tests/model/balance/balance.test.ts',
  'tests/model/kit/guards.ts',
  'tests/guards/equivalent.ts',
  'package-lock.json',
])('F04 a change of %s has the guards of «balance» tried again', (changed) => {
  const other = (file: string) => (file === changed ? `${read(file)} ` : read(file))
  expect(hashOf('balance', other)).not.toBe(hashOf('balance'))
})

test('F04 a view is no part of it, and an unknown flow is tried', () => {
  const other = (file: string) => (file.startsWith('src/views/') ? '' : read(file))
  expect(hashOf('balance', other)).toBe(hashOf('balance'))
  expect(isNoticed('a flow of tomorrow')).toBe(false)
})

test('F04 the list names flows that exist', () => {
  const flows = new Set(readdirSync(join(ROOT, 'tests/model')))
  const noticed = JSON.parse(read('tests/guards/noticed.json')) as Record<string, string>
  expect(Object.keys(noticed).filter((flow) => !flows.has(flow))).toEqual([])
})
