// Builds portal, server, desk, atlas and the data of reports when a source file is newer than the last build.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeReportData } from '../build/report-data.mjs'
import { bin, root, run } from './run.mjs'

const STAMP = join(root, 'dist', '.built')
const SOURCES = [
  'src',
  'server',
  'openapi',
  'public',
  'scripts/build',
  // Dictionaries and words of reports.
  'model',
  'index.html',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.desk.config.ts',
  'vite.replay.config.ts',
  'vite.crash.config.ts',
  'vite.atlas.config.ts',
  'docs/flows',
  'docs/requirements.ru.tsv',
  // Sheets, comparisons and still screens of the atlas.
  'docs/agreements',
  'docs/decisions/README.md',
  'tools/atlas/agreement',
  'tools/atlas/diff',
  'tools/atlas/stills',
  'package-lock.json',
  '.env',
  '.env.production',
]

const newest = (path) => {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/** The build's settings, which its files contain. */
const settings = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, value]) => `${name}=${value}\n`)
    .toSorted()
    .join('')

export const isBuilt = () =>
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8') === settings() &&
  statSync(STAMP).mtimeMs >= Math.max(...SOURCES.map((path) => newest(join(root, path))))

/** @returns whether all of it is built and fresh */
export const build = async () => {
  if (isBuilt()) return true
  rmSync(STAMP, { force: true })
  // The time before the build: a change during the build belongs to the next one.
  const at = new Date()
  for (const config of [
    'vite.config.ts',
    'vite.server.config.ts',
    'vite.desk.config.ts',
    'vite.replay.config.ts',
    'vite.crash.config.ts',
    'vite.atlas.config.ts',
  ])
    if ((await run(bin('vite'), ['build', '--config', config, '--logLevel', 'warn'])) !== 0) return false
  await writeReportData(root, join(root, 'dist', 'report-data'))
  writeFileSync(STAMP, settings())
  utimesSync(STAMP, at, at)
  return true
}
