// What the browser tests load: e2e/loads.json names for each file the modules that its pages loaded on need, and whether the server,
// the desk and the atlas took part. The choice of `npm test -- --changed` reads it; what those modules import is read from the sources.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, normalize, relative } from 'node:path'
import { importGraph } from './imports.mjs'
import { root } from './run.mjs'

export const ENTRY = 'src/app/start/main.tsx'
export const SERVER = 'server/main.ts'
export const ATLAS = 'src/atlas'
/** The desk is a build of its own, which a test opens as a whole. */
export const DESK = 'src/desk/main.tsx'

const RECORD = join(root, 'e2e/loads.json')
const NOTES = join(root, 'test-results/e2e/loads')
const ASSETS = join(root, 'dist/portal/assets')

/** The names of all browser tests. */
export const browserTests = () =>
  readdirSync(join(root, 'e2e'), { recursive: true })
    .map((name) => `e2e/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.e2e.ts'))
    .toSorted()

/** @returns {Record<string, string[]>} what each file loads */
export const readLoads = () => JSON.parse(readFileSync(RECORD, 'utf8'))

/** The sources of a built script, by the map beside it: names of chunks change with every build. */
const sourcesOf = (asset) => {
  const map = join(ASSETS, `${asset}.map`)
  return existsSync(map)
    ? JSON.parse(readFileSync(map, 'utf8')).sources.map((path) => relative(root, normalize(join(ASSETS, path))))
    : []
}

/**
 * A line for each test, as e2e/support/noted.ts writes it.
 * @returns {{ test: string, assets: string[], units: string[] }[]}
 */
const readNotes = () =>
  existsSync(NOTES)
    ? readdirSync(NOTES).flatMap((name) =>
        readFileSync(join(NOTES, name), 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line)),
      )
    : []

/**
 * The record after a run. What a file has loaded once stays, for a tab may close before its last script was asked for; the full grid
 * begins anew. A file in which a test failed tells only a part, and keeps what it had.
 * @param {{ before: Record<string, string[]>, notes: { test: string, loads: string[] }[], tests: string[], failed: string[], isAnew: boolean }} run
 */
export const mergedLoads = ({ before, notes, tests, failed, isAnew }) => {
  const loadsOf = (test) => {
    const noted = notes.filter((note) => note.test === test)
    const kept = before[test] ?? []
    if (noted.length === 0 || failed.includes(test)) return kept
    return [...new Set([...noted.flatMap(({ loads }) => loads), ...(isAnew ? [] : kept)])].toSorted()
  }
  return Object.fromEntries(tests.map((test) => [test, loadsOf(test)]).filter(([, loads]) => loads.length > 0))
}

/**
 * After a run of whole files in the browser.
 * @param failed the files in which a test failed
 */
export const writeLoads = (failed, { isAnew }) => {
  const roots = importGraph().rootsOf(ENTRY)
  const known = new Map()
  const rootsOf = (asset) => {
    if (!known.has(asset))
      known.set(
        asset,
        sourcesOf(asset).filter((source) => roots.has(source)),
      )
    return known.get(asset)
  }
  const notes = readNotes().map(({ test, assets, units }) => ({ test, loads: [...assets.flatMap(rootsOf), ...units] }))
  const record = mergedLoads({ before: readLoads(), notes, tests: browserTests(), failed, isAnew })
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`)
}
