// Selects the browser tests that a change affects. Vitest uses its own import graph (`--changed`); a browser test does not import
// the portal that it opens, so its files are selected here.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { quietly, root } from './run.mjs'

/** The two kinds of import: static and dynamic. */
const WITH_IT = /^\s*(?:import|export)\b(?!\s+type\b)[^'"]*?(?:\bfrom\s*)?['"](\.[^'"]+)['"]/gm
const ON_NEED = /\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g

/** Tests of the whole portal: any of its sources affects them. */
const WHOLE = /^e2e\/(journeys|atlas|speed)\//
const ENTRY = 'src/app/main.tsx'

/** Dependencies of every browser test beside imports: the server, the contract, build and test commands. */
const EVERYWHERE = [
  /^(server|openapi|public|scripts\/build)\//,
  /^scripts\/(test|lib\/(build|chromium|run))\.mjs$/,
  /^(index\.html|package(-lock)?\.json|playwright\.config\.ts|vite\.[\w.]*config\.ts|tsconfig[\w.]*\.json)$/,
]

/** Parts of the portal outside the import graph (styles by `@import`, pictures), and the contents of the atlas. */
const BUILT = /^(src|docs\/flows)\/|^docs\/requirements\.tsv$/

/** One screen of many. `index.ts` is their list. */
const SCREEN = /^src\/app\/screens\/(?!index\.ts)/

const importsOf = (file) => {
  if (!/\.(ts|tsx|mjs)$/.test(file)) return []
  const text = readFileSync(join(root, file), 'utf8')
  const found = [...text.matchAll(WITH_IT), ...text.matchAll(ON_NEED)]
  return found
    .map(([, path]) => normalize(join(dirname(file), path)))
    .filter((path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile())
}

/** A file and everything that it imports. */
export const closureOf = (files, isWanted = () => true) => {
  const seen = new Set(files)
  for (const file of seen) for (const next of importsOf(file)) if (isWanted(next)) seen.add(next)
  return seen
}

/** The names of all browser tests. */
const browserTests = () =>
  readdirSync(join(root, 'e2e'), { recursive: true })
    .map((name) => `e2e/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.e2e.ts'))
    .toSorted()

/** @returns the browser tests that a change of these files affects */
export const concernedTests = (changed) => {
  const all = browserTests()
  if (changed.some((file) => EVERYWHERE.some((pattern) => pattern.test(file)))) return all
  const touches = (files) => changed.some((file) => files.has(file))
  const portal = closureOf([ENTRY])
  const isPortalTouched = changed.some((file) => portal.has(file) || BUILT.test(file))
  // The portal without its screens is the shell around every flow, its lazy parts included. A file that no module imports may affect any of them.
  const isShellTouched =
    touches(closureOf([ENTRY], (file) => !SCREEN.test(file))) ||
    changed.some((file) => /^src\/(?!atlas\/)/.test(file) && !portal.has(file))
  /** A flow without its own screen, like the session, may appear anywhere. */
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
 * Files that differ from a commit, untracked ones included.
 * @returns null when git cannot tell
 */
export const changedSince = (ref) => {
  const differing = quietly('git', ['diff', '--name-only', ref])
  const untracked = quietly('git', ['ls-files', '--others', '--exclude-standard'])
  if (differing.code !== 0 || untracked.code !== 0) return null
  return [...new Set(`${differing.output}\n${untracked.output}`.split('\n').filter(Boolean))]
}
