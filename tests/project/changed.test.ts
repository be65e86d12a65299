/** The browser tests of `npm test -- --changed`: never fewer than a change affects. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { concernedTests } from '../../scripts/lib/changed.mjs'

const E2E = join(import.meta.dirname, '../../e2e')
const all = readdirSync(E2E, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.e2e.ts'))
  .map((name) => `e2e/${name}`)
  .toSorted()
const isOfModel = (name: string) => name.startsWith('e2e/model/')
const whole = all.filter((name) => !isOfModel(name))
const flowsOf = (tests: readonly string[]) =>
  tests.filter(isOfModel).map((name) => name.slice('e2e/model/'.length, -'.e2e.ts'.length))

test.each([
  ['the server', 'server/start/start.ts'],
  ['the contract', 'openapi/paths/auth.yaml'],
  ['the page of the portal', 'index.html'],
  ['the packages', 'package-lock.json'],
  ['how the browser is started', 'playwright.config.ts'],
  ['a file of the public folder', 'public/robots.txt'],
])('%s concerns every browser test', (_, file) => expect(concernedTests([file])).toEqual(all))

test.each([
  ['the shell', 'src/app/root.tsx'],
  ['a lazy part of the shell', 'src/app/shell/signed-in-header.tsx'],
  ['the client', 'src/api/client.ts'],
  ['a part of every view', 'src/views/kit/flow-root.tsx'],
  ['a style that no module imports', 'src/ui/of-no-module.css'],
  ['the kit of tours', 'e2e/kit/test-browser.ts'],
])('%s concerns the tours of every flow', (_, file) => {
  expect(concernedTests([file]).filter(isOfModel)).toEqual(all.filter(isOfModel))
})

test('what a browser test imports concerns it', () => {
  expect(concernedTests(['e2e/journeys/sale.e2e.ts'])).toEqual(['e2e/journeys/sale.e2e.ts'])
  expect(concernedTests(['model/recovery.ts'])).toEqual(['e2e/model/recovery.e2e.ts'])
})

test('a flow concerns its own tours and every journey, and leaves other flows alone', () => {
  for (const flow of ['recovery', 'add-tool']) {
    const entry = concernedTests([`src/app/screens/${flow}.tsx`])
    expect(entry.filter((name) => !isOfModel(name))).toEqual(whole)
    expect(flowsOf(entry)).toContain(flow)
    expect(flowsOf(entry)).not.toContain('login')
  }
})

test('what the portal is not made of concerns no browser test', () => {
  expect(concernedTests(['docs/decisions/README.md', 'tests/unit/domain/inn.test.ts', 'CONTRIBUTING.md'])).toEqual([])
})
