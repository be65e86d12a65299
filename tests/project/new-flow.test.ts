/** The output of `npm run new-flow` compiles unchanged: a new flow starts from working code. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stubsOf } from '../../tools/flows/stubs.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'test-results/new-flow')
const stubs = stubsOf({
  area: 'money',
  name: 'balance-history',
  title: 'История баланса',
  place: '/balance',
  operation: 'getBalance',
})

/** The stubs overlay the project as another source tree. */
const tsconfig = {
  extends: '../../tests/tsconfig.json',
  compilerOptions: { rootDirs: ['../..', '.'], noEmit: true },
  include: ['./**/*.ts', './**/*.tsx'],
}

beforeAll(() => {
  for (const [path, text] of Object.entries({ ...stubs, 'tsconfig.json': JSON.stringify(tsconfig) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a flow at a place and with an operation that are there compiles', { timeout: 60_000 }, () => {
  const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
})
