#!/usr/bin/env node
// `npm run suites`: the conformance suites of the parts that a portal is opened with, as a table of ports and adapters. Each adapter speaks to
// a stand-in of its service, in a process of its own; with GRID=full also to servers of Debian.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { build } from './lib/build.mjs'
import { installPackages, nodeProblem } from './lib/install.mjs'
import { installPostgres } from './lib/postgres.mjs'
import { bin, root, run } from './lib/run.mjs'

/** Ports and the files of their suites, below tests/server. */
const PORTS = {
  'Файлы (FILES)': ['files/file-store.test.ts', 'files/files-in-bucket.test.ts', 'files/real-s3.test.ts'],
  'Вирусы (FILE_SCAN)': ['files/clamd.test.ts', 'files/real-clamd.test.ts'],
  'Чеки (RECEIPT_CHECK)': ['receipts/receipt-check.test.ts'],
  'ИНН (INN_CHECK)': ['profile/dadata-party.test.ts'],
  'Выплаты (ACQUIRER)': ['payouts/acquirer.test.ts', 'bank/tbank.test.ts'],
  'SMS (SMS)': ['sign-in/sms/sms-conformance.test.ts', 'sign-in/sms/take-over.test.ts'],
  'Всё вместе, без песочниц': ['production/journey.test.ts', 'production/failures.test.ts'],
}

const problem = nodeProblem() ?? ((await installPackages()) ? null : 'Не удалось установить пакеты')
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}
if (!(await installPostgres()) || !(await build())) process.exit(1)

const pathOf = (file) => join('tests', 'server', file)
const folder = mkdtempSync(join(tmpdir(), 'suites-'))
const report = join(folder, 'report.json')
const files = Object.values(PORTS).flat().map(pathOf)
const code = await run(bin('vitest'), [
  'run',
  '--project',
  'server-postgres',
  '--reporter=json',
  `--outputFile=${report}`,
  ...files,
])
const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
rmSync(folder, { recursive: true })

/** Cases by the outermost suite that they stand in, else by their file. */
const bySuite = (cases, name) => {
  const suites = new Map()
  for (const one of cases) {
    const [suite = name] = one.ancestorTitles
    suites.set(suite, [...(suites.get(suite) ?? []), one])
  }
  return suites
}

/** Of each suite of a port how many cases there are, and how many of them passed, failed, and belong to the full grid. */
const rowsOf = (port, names) => {
  const own = testResults.filter(({ name }) => names.map(pathOf).includes(relative(root, name)))
  const suites = own.flatMap(({ name, assertionResults }) => [...bySuite(assertionResults, basename(name))])
  return suites.map(([suite, all]) => {
    const count = (status) => all.filter((one) => one.status === status).length
    return [port, suite, count('passed'), count('failed'), all.length - count('passed') - count('failed')]
  })
}

const rows = Object.entries(PORTS).flatMap(([port, names]) => rowsOf(port, names))
console.log('| Порт | Набор проверок | Прошло | Не прошло | Только в полной сетке |')
console.log('|---|---|---:|---:|---:|')
for (const row of rows) console.log(`| ${row.join(' | ')} |`)
process.exit(code)
