// Selects the browser tests that a change affects. Vitest uses its own import graph (`--changed`); a browser test does not import
// the portal that it opens, so the record of what each file loads tells it (loads.mjs).
import { importGraph } from './imports.mjs'
import { ATLAS, browserTests, DESK, ENTRY, readLoads, SERVER } from './loads.mjs'
import { quietly } from './run.mjs'

/** Dependencies of every browser test beside imports: the server, the contract, build and test commands. */
const EVERYWHERE = [
  /^(server|openapi|public|scripts\/build)\//,
  /^scripts\/(test|lib\/(build|chromium|run))\.mjs$/,
  /^(index\.html|package(-lock)?\.json|playwright\.config\.ts|vite\.[\w.]*config\.ts|tsconfig[\w.]*\.json)$/,
]
/** What starts the portal under test, with its imports. */
const STARTERS = ['playwright.config.ts', 'e2e/support/serve.mjs']

const ATLAS_ENTRIES = ['src/atlas/main.tsx', 'src/atlas/screen/main.tsx', 'vite.atlas.config.ts']
/** What the build of the atlas reads and no module imports. */
const OF_ATLAS = /^(docs\/(flows|agreements)\/|docs\/requirements\.ru\.tsv$|src\/atlas\/|tools\/atlas\/agreement\/)/

/** Where every file takes part: one that nothing imports (an alias, a prerendered part, one that is gone) may affect any test. */
const TAKES_PART = /^(src|e2e)\//
/** The choice itself, and what it finds. */
const RECORD = 'e2e/loads.json'

/** @returns which files each part of a record stands for */
const partsOf = (graph) => {
  const parts = new Map([...graph.rootsOf(ENTRY)].map((root) => [root, graph.closureOf([root], 'atOnce')]))
  parts.set(SERVER, graph.closureOf([SERVER]))
  parts.set(DESK, graph.closureOf([DESK]))
  return parts.set(ATLAS, graph.closureOf(ATLAS_ENTRIES))
}

/** @returns the browser tests that a change of these files affects */
export const concernedTests = (changed, loads = readLoads()) => {
  const all = browserTests()
  const graph = importGraph()
  const starters = graph.closureOf(STARTERS)
  if (changed.some((file) => starters.has(file) || EVERYWHERE.some((pattern) => pattern.test(file)))) return all

  const parts = partsOf(graph)
  const imports = new Map(all.map((test) => [test, graph.closureOf([test])]))
  const known = new Set([...parts.values(), ...imports.values()].flatMap((files) => [...files]))
  // What is imported for its types alone is in no build.
  const erased = graph.closureOf([...known], 'typed')
  const isUnknown = (file) =>
    TAKES_PART.test(file) && !OF_ATLAS.test(file) && file !== RECORD && !known.has(file) && !erased.has(file)
  if (changed.some(isUnknown)) return all

  const touches = (files) => changed.some((file) => files.has(file))
  const touched = new Set([...parts].filter(([, files]) => touches(files)).map(([part]) => part))
  if (changed.some((file) => OF_ATLAS.test(file))) touched.add(ATLAS)
  const isConcerned = (test) => (loads[test] ? loads[test].some((part) => touched.has(part)) : touched.size > 0)
  return all.filter((test) => touches(imports.get(test)) || isConcerned(test))
}

/**
 * Files that differ from a commit, untracked ones included.
 * @returns null when git cannot tell
 */
export const changedSince = (ref) => {
  const differing = quietly('git', ['diff', '--name-only', ref])
  const untracked = quietly('git', ['ls-files', '--others', '--exclude-standard'])
  if (differing.code !== 0 || untracked.code !== 0) return null
  return [...new Set(`${differing.output}\n${untracked.output}`.split('\n').filter(Boolean))]
}
