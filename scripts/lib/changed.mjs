// What of the browser tests a change concerns. Vitest asks its own graph of imports (`--changed`); a browser test imports
// nothing of the portal that it opens, so its files are chosen here.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { quietly, root } from './run.mjs'

/** The two ways in which a module asks for another one: with it, or on need. */
const WITH_IT = /^\s*(?:import|export)\b[^'"]*?(?:\bfrom\s*)?['"](\.[^'"]+)['"]/gm
const ON_NEED = /\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g

/** Tests that look at the whole portal: whatever it is built of concerns them. */
const WHOLE = /^e2e\/(journeys|atlas|speed)\//
const ENTRY = 'src/app/main.tsx'

/** What every browser test stands on, beside what imports tell: the server, the contract, how things are built and run. */
const EVERYWHERE = [
  /^(server|openapi|public|scripts\/build)\//,
  /^scripts\/(test|lib\/(build|chromium|run))\.mjs$/,
  /^(index\.html|package(-lock)?\.json|playwright\.config\.ts|vite\.[\w.]*config\.ts|tsconfig[\w.]*\.json)$/,
]

/** Parts of the portal that imports do not show (styles by `@import`, pictures), and what the atlas shows. */
const BUILT = /^(src|docs\/flows)\/|^docs\/requirements\.tsv$/

const importsOf = (file, isOnNeedToo) => {
  if (!/\.(ts|tsx|mjs)$/.test(file)) return []
  const text = readFileSync(join(root, file), 'utf8')
  const found = [...text.matchAll(WITH_IT), ...(isOnNeedToo ? text.matchAll(ON_NEED) : [])]
  return found.map(([, path]) => normalize(join(dirname(file), path))).filter((path) => existsSync(join(root, path)))
}

/** A file and everything that it imports. */
export const closureOf = (files, isOnNeedToo = true) => {
  const seen = new Set(files)
  for (const file of seen) for (const next of importsOf(file, isOnNeedToo)) seen.add(next)
  return seen
}

/** The names of all browser tests. */
const browserTests = () =>
  readdirSync(join(root, 'e2e'), { recursive: true })
    .map((name) => `e2e/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.e2e.ts'))
    .toSorted()

/** @returns the browser tests that a change of these files concerns */
export const concernedTests = (changed) => {
  const all = browserTests()
  if (changed.some((file) => EVERYWHERE.some((pattern) => pattern.test(file)))) return all
  const touches = (files) => changed.some((file) => files.has(file))
  const portal = closureOf([ENTRY])
  const isPortalTouched = changed.some((file) => portal.has(file) || BUILT.test(file))
  // Without its screens the portal is the shell that every flow stands in. What of it no module imports may be anybody's.
  const isShellTouched =
    touches(closureOf([ENTRY], false)) || changed.some((file) => /^src\/(?!atlas\/)/.test(file) && !portal.has(file))
  /** A flow without a screen of its own, as the session, may be met anywhere. */
  const screenOf = (test) => {
    const screen = `src/app/screens/${/^e2e\/model\/(.+)\.e2e\.ts$/.exec(test)?.[1]}.tsx`
    return existsSync(join(root, screen)) ? closureOf([screen]) : portal
  }
  return all.filter((test) => {
    if (touches(closureOf([test]))) return true
    return WHOLE.test(test) ? isPortalTouched : isShellTouched || touches(screenOf(test))
  })
}

/**
 * Files that differ from a commit, those that nobody has added included.
 * @returns null where git cannot tell
 */
export const changedSince = (ref) => {
  const differing = quietly('git', ['diff', '--name-only', ref])
  const untracked = quietly('git', ['ls-files', '--others', '--exclude-standard'])
  if (differing.code !== 0 || untracked.code !== 0) return null
  return [...new Set(`${differing.output}\n${untracked.output}`.split('\n').filter(Boolean))]
}
