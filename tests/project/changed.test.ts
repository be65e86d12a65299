/** The browser tests of `npm test -- --changed`: all that load what has changed, and no others. */
import { describe, expect, test } from 'vitest'
import { concernedTests } from '../../scripts/lib/changed.mjs'
import { importGraph } from '../../scripts/lib/imports.mjs'
import { ATLAS, browserTests, DESK, ENTRY, mergedLoads, readLoads, SERVER } from '../../scripts/lib/loads.mjs'

const all = browserTests()
const screen = (name: string) => `src/app/screens/${name}.tsx`
const isOfAtlas = (name: string) => name.startsWith('e2e/atlas/')

/** A record of its own: what these files load is known whatever the last run has seen. */
const LOADS = {
  ...Object.fromEntries(all.map((name) => [name, isOfAtlas(name) ? [ATLAS] : [ENTRY, screen('account/login')]])),
  'e2e/journeys/balance.e2e.ts': [ENTRY, SERVER, screen('money/balance')],
  'e2e/journeys/sale.e2e.ts': [ENTRY, SERVER, screen('sales/add-tool')],
  'e2e/journeys/tabs.e2e.ts': [ENTRY, screen('sales/add-tool'), screen('sales/user-tools')],
  'e2e/journeys/theme.e2e.ts': [ENTRY, screen('site/home')],
  'e2e/model/balance.e2e.ts': [ENTRY, screen('money/balance')],
  'e2e/model/desk-queue.e2e.ts': [DESK],
}
const concerned = (...files: string[]) => concernedTests(files, LOADS)
const ofAtlas = all.filter(isOfAtlas)
/** A test is made from a recording of any flow, in the words of all. */
const RECORDED = 'e2e/journeys/recorded.e2e.ts'

test.each([
  ['the server', 'server/start/start.ts'],
  ['the contract', 'openapi/paths/auth.yaml'],
  ['the page of the portal', 'index.html'],
  ['the packages', 'package-lock.json'],
  ['how the browser is started', 'playwright.config.ts'],
  ['how the server is started', 'e2e/support/serve.mjs'],
  ['its database', 'tests/server/support/server/postgres.ts'],
  ['a file of the public folder', 'public/robots.txt'],
  ['a style that no module imports', 'src/ui/of-no-module.css'],
  ['what the build puts in the place of a package’s module', 'src/ui/base/create-icon.ts'],
  ['a helper that is gone', 'e2e/support/gone.ts'],
])('%s concerns every browser test', (_, file) => expect(concerned(file)).toEqual(all))

describe('a change concerns all that load it, however deep it is, and no others', () => {
  const ofBalance = ['e2e/journeys/balance.e2e.ts', 'e2e/model/balance.e2e.ts']

  test.each([
    ['one machine', 'src/machines/money/balance/machine.ts', [...ofBalance, RECORDED]],
    ['a rule that the server shares', 'src/domain/money/withdrawal-sum.ts', [...ofBalance, 'e2e/journeys/sale.e2e.ts', RECORDED]],
    [
      'a rule of three screens that the server shares',
      'src/domain/sales/warranty.ts',
      ['e2e/journeys/balance.e2e.ts', 'e2e/journeys/sale.e2e.ts', 'e2e/journeys/tabs.e2e.ts', 'e2e/journeys/theme.e2e.ts'],
    ],
    ['a machine of the desk', 'src/machines/desk/queue/machine.ts', ['e2e/model/desk-queue.e2e.ts', RECORDED]],
    ['the list of flows of the atlas', 'src/atlas/flows.ts', [RECORDED]],
    // The desk shows a report's flow on its picture.
    ['a picture of the atlas', 'docs/flows/balance.svg', ['e2e/model/desk-queue.e2e.ts']],
  ])('%s: %s', (_, file, tests) => expect(concerned(file)).toEqual([...tests, ...ofAtlas].toSorted()))

  test('what the worker of a screen runs concerns those who open the screen', () =>
    expect(concerned('src/qr/passes.ts')).toEqual(['e2e/journeys/sale.e2e.ts', 'e2e/journeys/tabs.e2e.ts']))

  test('a part of every page concerns everything, its styles too', () => {
    const isOfPortal = (name: string) => !isOfAtlas(name) && name !== 'e2e/model/desk-queue.e2e.ts'
    expect(concerned('src/app/start/root.tsx').filter((name) => !isOfAtlas(name))).toEqual(all.filter(isOfPortal))
    expect(concerned('src/ui/styles/tokens.css')).toEqual(all)
  })

  test('words that the atlas alone loads concern the atlas, and the test of recordings', () => {
    const readers = [...ofAtlas, RECORDED].toSorted()
    expect(concerned('src/machines/money/balance/words.ts')).toEqual(readers)
    expect(concerned('src/machines/account/login/words.ts')).toEqual(readers)
  })

  test('what is only a type is in no build', () => expect(concerned('src/machines/money/balance/types.ts')).toEqual([]))
})

test('what a browser test imports concerns it, and what it starts', () => {
  expect(concerned('e2e/journeys/sale.e2e.ts')).toEqual(['e2e/journeys/sale.e2e.ts'])
  expect(concerned('model/account/recovery.ts')).toEqual(['e2e/model/recovery.e2e.ts'])
  expect(concerned('tools/atlas/export.ts')).toEqual(['e2e/atlas/export.e2e.ts'])
})

test('what the portal is not made of concerns no browser test', () => {
  const files = ['docs/decisions/README.md', 'tests/unit/domain/people/inn.test.ts', 'CONTRIBUTING.md', 'e2e/loads.json']
  expect(concerned(...files)).toEqual([])
  expect(concernedTests(files, {})).toEqual([])
})

test('a file of which nothing is known yet is concerned by every change of the portal', () => {
  const { 'e2e/journeys/theme.e2e.ts': _, ...others } = LOADS
  expect(concernedTests(['src/machines/money/balance/machine.ts'], others)).toContain('e2e/journeys/theme.e2e.ts')
})

describe('the record', () => {
  const before = { 'a.e2e.ts': ['one', 'two'], 'gone.e2e.ts': ['one'] }
  const run = { before, tests: ['a.e2e.ts', 'b.e2e.ts'], failed: [] as string[], isAnew: false }
  const notes = [
    { test: 'a.e2e.ts', loads: ['three', 'one'] },
    { test: 'b.e2e.ts', loads: ['two'] },
    { test: 'b.e2e.ts', loads: ['one', 'two'] },
  ]

  test('keeps what was loaded before, without files that are gone', () =>
    expect(mergedLoads({ ...run, notes })).toEqual({ 'a.e2e.ts': ['one', 'three', 'two'], 'b.e2e.ts': ['one', 'two'] }))
  test('is made anew by the grid, for the files that ran', () => {
    expect(mergedLoads({ ...run, notes, isAnew: true })).toEqual({ 'a.e2e.ts': ['one', 'three'], 'b.e2e.ts': ['one', 'two'] })
    expect(mergedLoads({ ...run, notes: notes.slice(1), isAnew: true })['a.e2e.ts']).toEqual(['one', 'two'])
  })
  test('learns nothing from a file in which a test failed', () =>
    expect(mergedLoads({ ...run, notes, failed: ['a.e2e.ts', 'b.e2e.ts'] })).toEqual({ 'a.e2e.ts': ['one', 'two'] }))

  test('has an entry for each browser test, once a run has written it, and names only what there is', () => {
    const loads = readLoads()
    const files = Object.keys(loads)
    const parts = new Set([...importGraph().rootsOf(ENTRY), SERVER, ATLAS, DESK])
    expect(files.filter((file) => !all.includes(file))).toEqual([])
    expect([...new Set(Object.values(loads).flat())].filter((part) => !parts.has(part))).toEqual([])
    const missing = files.length === 0 ? [] : all.filter((file) => !files.includes(file))
    expect(missing, 'run `npm test` with their names and commit e2e/loads.json').toEqual([])
  })
})
