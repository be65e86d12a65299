/** ADR 0006 gives a reason for every direct dependency. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
const taken = Object.keys({ ...dependencies, ...devDependencies })
const adr = read('docs/adr/0006-dependencies.md')

/** The packages in the first column of the tables, with short names of a family and remarks. */
const rows = adr
  .split('\n## Written by hand')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| '))
const reasons = new Set(rows.flatMap((line) => line.split('|')[1]!.split(/[,\s]+/)))

test('every package has its reason', () => {
  const isNamed = (name: string) => reasons.has(name) || (name.startsWith('@types/') && reasons.has('@types/*'))
  expect(taken.filter((name) => !isNamed(name))).toEqual([])
})

test('what stays out is not taken', () => {
  expect(['react-imask', '@zxing/browser', '@xstate/test', 'wouter'].filter((name) => taken.includes(name))).toEqual([])
})
