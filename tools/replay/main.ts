/**
 * `npm run replay:test -- [--server] <code, link, file of a report, or a file with a link>`: writes a browser test that goes the way of the
 * recording. A code is looked up in the database that the environment names; with `--server` the demo server answers, else the recorded
 * answers are held.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { readCode } from '../../src/domain/support/report-code.ts'
import { MOST_INFLATED, releaseOf, unpack, type Dictionaries } from '../../src/replay/packed/pack.ts'
import type { Line } from '../../src/replay/record/lines.ts'
import { readReport } from '../../src/replay/report/link.ts'
import { planOf, Stop, stop } from './plan.ts'
import { testText } from './test-text.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'e2e/recorded')
const USAGE = 'npm run replay:test -- [--server] <код, ссылка или файл обращения>'

/** The dictionaries of a release, as the build has published them. */
const dictionariesOf = (hash: string): Dictionaries => {
  const path = join(ROOT, 'dist/report-data', `${hash}.json`)
  if (!/^[\da-f]{8}$/.test(hash) || !existsSync(path))
    stop(`Словаря этой версии (${hash}) в dist/report-data нет: соберите её или попросите файл`)
  return JSON.parse(readFileSync(path, 'utf8')) as Dictionaries
}

const linesIn = (text: string): { lines: Line[]; release: string } => {
  const recording = readReport(text)?.recording ?? text.trim()
  const release = releaseOf(recording) ?? ''
  const plain = unpack(recording, null, MOST_INFLATED.report)
  const lines = plain === 'needs dictionary' ? unpack(recording, dictionariesOf(release), MOST_INFLATED.report) : plain
  return typeof lines === 'string' ? stop('Это не код, не ссылка и не файл обращения, или запись повреждена') : { lines, release }
}

/** The file of a report that the server has. Its opening is in the audit; what goes wrong is told by the command itself. */
const fileOfCode = (code: string): string => {
  try {
    const asked = [join(ROOT, 'scripts/reports.mjs'), code]
    const said = execFileSync(process.execPath, asked, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
    // A build may have said something before.
    return said.split('\n').findLast((line) => line.startsWith('{')) ?? ''
  } catch {
    return stop(`Обращение ${code} не прочитано`)
  }
}

const textOf = (argument: string): string => {
  if (existsSync(argument)) return readFileSync(argument, 'utf8')
  const code = readCode(argument)
  return code === null ? argument : fileOfCode(code)
}

const main = async (words: readonly string[]): Promise<void> => {
  const [argument, ...more] = words.filter((word) => word !== '--server')
  if (argument === undefined || more.length > 0) return stop(USAGE)
  const { lines, release } = linesIn(textOf(argument))
  const plan = await planOf(lines, release)
  const file = join(FOLDER, `${plan.flow}-${plan.model.end.replaceAll(/\W+/g, '-')}.e2e.ts`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, testText(plan, words.includes('--server') ? 'server' : 'held'))
  const left = plan.model.steps.filter(({ line }) => line !== null).length
  console.log(`${relative(ROOT, file)}: событий было ${plan.recorded}, осталось ${left}`)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  process.exitCode = 1
}
