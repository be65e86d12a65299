/** Numbers that the documentation says: once, and as the code has them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COMMANDS_AT_ONCE } from '../../server/http/contract/flights.ts'
import { CHECKS } from '../../server/modules/tools/check-limit.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' ')

const thousands = (count: number): string => count.toLocaleString('ru').replaceAll(/\s/g, ' ')

test('D27 how often serials may be asked about stands in one sentence of the operations, and in no description', () => {
  const [person, list] = [`${CHECKS.person.budget} в минуту у человека`, `${thousands(CHECKS.list.budget)} в час`]
  const operations = read('docs/operations.md')
  expect(operations.split(`${person}, ${list} у компании и у продавца работающей точки`)).toHaveLength(2)
  expect(operations.split(list)).toHaveLength(2)
  expect(read('openapi/paths/tools.yaml')).not.toMatch(/раз в (минуту|час)/)
  expect([CHECKS.person.window, CHECKS.list.window]).toEqual([60_000, 3_600_000])
})

test('D135 so do the commands of one person at once', () => {
  expect(COMMANDS_AT_ONCE).toBe(5)
  expect(read('docs/operations.md').split('процесс исполняет пять сразу')).toHaveLength(2)
})
