// Who imports whom in the project's own sources, read from the text: the bundlers' own graphs stand in no file. Built-ins only.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { root } from './run.mjs'

/** What is there at once, of code and of styles; workers and globbed modules belong to whoever starts them. */
const WITH_IT = [
  /^\s*(?:import|export)\b(?!\s+type\b)[^'"]*?(?:\bfrom\s*)?['"](\.[^'"]+)['"]/gm,
  /\bnew URL\(\s*['"]([^'":]+)['"]\s*,\s*import\.meta\.url\s*\)/g,
  /\bimport\.meta\.glob\b[^(]*\(\s*\[?\s*['"](\.[^'"]+)['"]/g,
]
const STYLES = [/(?:@import\s+(?:url\()?|\bcomposes:[^;]*\bfrom\s+)['"](\.[^'"]+)['"]/g]
/** What is erased before it runs. */
const TYPES = [/^\s*(?:import|export)\s+type\b[^'"]*?\bfrom\s*['"](\.[^'"]+)['"]/gm]
const ON_NEED = [/\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g]
/** A file that a browser test names, to start it. */
const NAMED = [/['"]((?:\.\.\/)*(?:scripts|server|tests|tools)\/[\w./-]+\.(?:tsx?|mjs))['"]/g]

const isFile = (path) => Boolean(statSync(join(root, path), { throwIfNoEntry: false })?.isFile())

const filesOf = (path) => {
  if (!path.includes('*')) return isFile(path) ? [path] : []
  const [folder, name] = [dirname(path), basename(path)]
  // A star stands for folders too.
  const folders = folder.includes('*') ? foldersOf(folder) : [folder]
  return folders.flatMap((one) => namesIn(one, name).filter(isFile))
}

/** What a folder has of a name with at most one star. */
const namesIn = (folder, name) => {
  const [before, after] = name.split('*')
  return readdirSync(join(root, folder))
    .filter((one) => (after === undefined ? one === name : one.startsWith(before) && one.endsWith(after)))
    .map((one) => `${folder}/${one}`)
}

const foldersOf = (path) => {
  if (!path.includes('*')) return [path]
  return foldersOf(dirname(path)).flatMap((folder) =>
    namesIn(folder, basename(path)).filter((one) => statSync(join(root, one)).isDirectory()),
  )
}

const found = (text, patterns, folder) =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, path]) => filesOf(normalize(join(folder, path.replace(/\?.*$/, ''))))),
  )

const read = (file) => {
  const text = /\.(?:tsx?|mjs|css)$/.test(file) ? readFileSync(join(root, file), 'utf8') : ''
  const folder = dirname(file)
  if (file.endsWith('.css')) return { atOnce: found(text, STYLES, folder), onNeed: [], types: [] }
  const named = file.startsWith('e2e/') ? [...found(text, NAMED, '.'), ...found(text, NAMED, folder)] : []
  return {
    atOnce: [...found(text, WITH_IT, folder), ...named],
    onNeed: found(text, ON_NEED, folder),
    types: found(text, TYPES, folder),
  }
}

const KINDS = { atOnce: ['atOnce'], all: ['atOnce', 'onNeed'], typed: ['atOnce', 'onNeed', 'types'] }

/** A graph that reads each file once. */
export const importGraph = () => {
  const known = new Map()
  const importsOf = (file) => {
    if (!known.has(file)) known.set(file, read(file))
    return known.get(file)
  }
  /**
   * These files and everything that they import.
   * @param kind `atOnce` without what is loaded on need; `typed` with what is erased
   */
  const closureOf = (files, kind = 'all') => {
    const seen = new Set(files)
    for (const file of seen) for (const of of KINDS[kind]) for (const next of importsOf(file)[of]) seen.add(next)
    return seen
  }
  /** An entry and every module that is loaded on need, directly or by another. */
  const rootsOf = (entry) => {
    const roots = new Set([entry])
    for (const one of roots)
      for (const file of closureOf([one], 'atOnce')) for (const next of importsOf(file).onNeed) roots.add(next)
    return roots
  }
  return { closureOf, rootsOf }
}

export const closureOf = (files) => importGraph().closureOf(files)
