#!/usr/bin/env node
// `npm test`: installs what the tests need, runs all of them and ends with what failed and `N passed, N failed`.
// `npm test -- login` runs the tests of one flow; `--fast` leaves out the browser and PostgreSQL; `--grid` (`npm run test:grid`)
// runs every cell, seed and width where `npm test` takes a covering sample: tests read GRID=full. `--changed` runs the tests that
// the difference to main affects, `--changed=<commit>` compares with another commit. What browser tests load is noted in e2e/loads.json.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { changedSince, concernedTests } from './lib/changed.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { failedFilesOfPlaywright, failuresOfPlaywright, failuresOfVitest, flakyOfPlaywright } from './lib/failures.mjs'
import { installPackages, nodeProblem } from './lib/install.mjs'
import { writeLoads } from './lib/loads.mjs'
import { installNginx } from './lib/nginx.mjs'
import { installPostgres } from './lib/postgres.mjs'
import { writeNoticed } from './lib/noticed.mjs'
import { bin, quietly, root, run, seconds } from './lib/run.mjs'
import { installSshKeygen } from './lib/ssh-keygen.mjs'

const begun = Date.now()
const words = process.argv.slice(2)
const isFast = words.includes('--fast')
if (words.includes('--grid')) process.env.GRID = 'full'
const filters = words.filter((word) => !word.startsWith('--'))
const changedWord = words.find((word) => /^--changed(=|$)/.test(word))

const problem = nodeProblem()
// Packages of npm and of the system come from different places, each waiting for its network.
const [hasPackages, hasPostgres] = problem ? [] : await Promise.all([installPackages(), isFast || installPostgres()])
if (!hasPackages) {
  console.error(problem ?? 'Не удалось установить пакеты')
  console.log('0 passed, 1 failed')
  process.exit(1)
}

const sinceOf = (word) => word.split('=')[1] ?? quietly('git', ['merge-base', 'main', 'HEAD']).output.trim()
const since = changedWord === undefined ? null : sinceOf(changedWord)
const changed = since === null ? null : changedSince(since)
if (since !== null && changed === null) {
  console.error(`git не знает, что изменилось после «${since}»`)
  console.log('0 passed, 1 failed')
  process.exit(1)
}

const total = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} What failed: said at the end, for a log keeps little else. */
const failures = []
/** @type {string[]} What passed only when it was repeated. */
const shaky = []
/** @type {string[]} How long each runner took. */
const parts = []
const report = (name) => join(root, 'test-results', `${name}.json`)
const readReport = (name) => {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'))
  } catch {
    return null
  }
}

/**
 * A runner that fails without a failed test (a broken setup, say) still counts as a failure. Tests that skip themselves belong to
 * another engine or to the grid; «skipped» names what this machine could not run.
 */
const count = (runner, { passed, failed, names, code }) => {
  const isBroken = failed === 0 && code !== 0
  total.passed += passed
  total.failed += isBroken ? 1 : failed
  failures.push(...names)
  if (isBroken && names.length === 0) failures.push(`${runner}: код ${code}, хотя ни один тест не провалился`)
}

const runVitest = async (projects, more = filters) => {
  const from = Date.now()
  rmSync(report('vitest'), { force: true })
  const code = await run(bin('vitest'), [
    'run',
    ...more,
    ...projects.flatMap((project) => ['--project', project]),
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report('vitest')}`,
  ])
  const result = readReport('vitest')
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = result ?? {}
  count('Vitest', { passed, failed, names: failuresOfVitest(result), code })
  if (process.env.GRID === 'full' && failed === 0 && code === 0 && more.length === 0) writeNoticed()
  parts.push(`Vitest ${seconds(from)}`)
}

/**
 * @param tests files or parts of their paths; none are all
 * @param browser whether there is one; installed meanwhile
 */
const runPlaywright = async (tests = filters, browser = ensureChromium()) => {
  if (!(await browser)) {
    console.error('Браузера нет, и установить его не удалось: браузерные тесты пропущены.')
    total.skipped += 1
    return
  }
  const from = Date.now()
  if (!(await build())) return count('сборка', { passed: 0, failed: 0, names: [], code: 1 })
  rmSync(report('playwright'), { force: true })
  const code = await run(bin('playwright'), ['test', ...tests, '--pass-with-no-tests', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright'),
  })
  const result = readReport('playwright')
  const { expected = 0, flaky = 0, unexpected = 0 } = result?.stats ?? {}
  count('Playwright', { passed: expected + flaky, failed: unexpected, names: failuresOfPlaywright(result), code })
  shaky.push(...flakyOfPlaywright(result))
  // A run that was broken off has not loaded all that it would have.
  if (result?.errors.length === 0 && code <= 1)
    writeLoads(failedFilesOfPlaywright(result), { isAnew: process.env.GRID === 'full' })
  parts.push(`сборка и браузер ${seconds(from)}`)
}

// After PostgreSQL: apt works for one at a time.
if (!(await installSshKeygen())) console.error('ssh-keygen нет, и установить его не удалось: тесты подписей не пройдут.')
if (process.env.GRID === 'full' && hasPackages && !isFast && !(await installNginx())) {
  console.error('nginx нет, и установить его не удалось: обновление двух серверов за ним не проверено.')
  total.skipped += 1
}
if (!hasPostgres) {
  console.error('PostgreSQL нет, и установить его не удалось: сервер проверяется на встроенной базе, гонки на ней не видны.')
  total.skipped += 1
}
const projects = isFast || !hasPostgres ? ['unit', 'view*', 'server-pglite'] : []
if (changed === null) {
  const browser = isFast ? undefined : ensureChromium()
  await runVitest(projects)
  if (!isFast) await runPlaywright(filters, browser)
} else {
  // The project tests read files that they do not import, so they always run.
  await runVitest(projects, [...filters, `--changed=${since}`, '--exclude=tests/project/**'])
  await runVitest(['unit'], ['tests/project/'])
  const concerned = concernedTests(changed).filter((test) => filters.length === 0 || filters.some((part) => test.includes(part)))
  if (!isFast && concerned.length > 0) await runPlaywright(concerned)
}

for (const test of shaky) console.log(`прошло только со второго раза: ${test}`)
for (const failure of failures) console.log(`не прошло: ${failure}`)
console.log(`\nвсего ${seconds(begun)}${parts.map((part) => `, ${part}`).join('')}`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed === 0 ? 0 : 1)
