/** What `npm test` says at its end: every test that failed, by its name and the first line of its error. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import playwright from '../../playwright.config.ts'
import {
  failedFilesOfPlaywright,
  failuresOfPlaywright,
  failuresOfVitest,
  flakyOfPlaywright,
} from '../../scripts/lib/failures.mjs'

const ROOT = join(import.meta.dirname, '../..')

test('a failed test of Vitest is named with its file and its reason', () => {
  const passed = { status: 'passed', ancestorTitles: [], title: 'stands', failureMessages: [] }
  const failed = {
    status: 'failed',
    ancestorTitles: ['the desk'],
    title: 'takes three tools',
    failureMessages: ['\u001B[31mAssertionError: expected 4 to be 3\u001B[39m\n    at desk.test.ts:3'],
  }
  const report = {
    testResults: [
      { name: join(ROOT, 'tests/desk.test.ts'), status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: join(ROOT, 'tests/other.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
    ],
  }
  expect(failuresOfVitest(report)).toEqual([
    'tests/desk.test.ts › the desk › takes three tools: AssertionError: expected 4 to be 3',
  ])
})

test('a file that cannot be loaded has no tests, and is named itself', () => {
  const report = {
    testResults: [
      {
        name: join(ROOT, 'tests/desk.test.ts'),
        status: 'failed',
        message: 'Cannot find module «desk»\n  at',
        assertionResults: [],
      },
    ],
  }
  expect(failuresOfVitest(report)).toEqual(['tests/desk.test.ts: Cannot find module «desk»'])
})

test('a failed test of Playwright is named with its suites; so is an error outside the tests', () => {
  const spec = (title: string, message?: string) => ({
    title,
    ok: message === undefined,
    file: 'journeys/desk.e2e.ts',
    tests: [{ results: [{ errors: message === undefined ? [] : [{ message }] }] }],
  })
  const report = {
    suites: [
      {
        title: 'journeys/desk.e2e.ts',
        specs: [spec('opens')],
        suites: [{ title: 'a seller', specs: [spec('sells', 'Error: no button\n  at')] }],
      },
    ],
    errors: [{ message: 'the server did not start' }],
  }
  expect(failuresOfPlaywright(report)).toEqual([
    'journeys/desk.e2e.ts › a seller › sells: Error: no button',
    'the server did not start',
  ])
})

test('F04 a test of Playwright that passed only at the second try is named as such, and is no failure', () => {
  const spec = (title: string, status: string, ...messages: (string | null)[]) => ({
    title,
    ok: status !== 'unexpected',
    file: 'journeys/desk.e2e.ts',
    tests: [{ status, results: messages.map((message) => ({ errors: message === null ? [] : [{ message }] })) }],
  })
  const report = {
    suites: [
      {
        title: 'journeys/desk.e2e.ts',
        specs: [spec('opens', 'expected', null), spec('closes', 'unexpected', 'Error: no door', 'Error: no door')],
        suites: [{ title: 'a seller', specs: [spec('sells', 'flaky', 'Error: no button\n  at', null)] }],
      },
    ],
  }
  expect(flakyOfPlaywright(report)).toEqual(['journeys/desk.e2e.ts › a seller › sells: Error: no button'])
  expect(failuresOfPlaywright(report)).toEqual(['journeys/desk.e2e.ts › closes: Error: no door'])
})

test('the files in which a test of Playwright failed are named, wherever it was declared', () => {
  const spec = (ok: boolean) => ({ ok, file: 'kit/test-browser.ts' })
  const report = {
    suites: [
      { title: 'journeys/desk.e2e.ts', specs: [spec(false), spec(true)] },
      { title: 'journeys/door.e2e.ts', specs: [spec(true)], suites: [{ specs: [spec(true)] }] },
      { title: 'model/sale.e2e.ts', suites: [{ specs: [spec(false), spec(false)] }] },
    ],
  }
  expect(failedFilesOfPlaywright(report)).toEqual(['e2e/journeys/desk.e2e.ts', 'e2e/model/sale.e2e.ts'])
})

test('F04 Playwright repeats a failed test once', () => {
  expect(playwright.retries).toBe(1)
})

test('a runner that wrote no report has nothing to name', () => {
  expect([...failuresOfVitest(null), ...failuresOfPlaywright(null), ...flakyOfPlaywright(null)]).toEqual([])
})
