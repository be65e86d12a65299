// Keeps the hashed files of the previous release: tabs with stale pages still request its chunks.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ASSETS = 'assets'
const LIST = '.releases.json'

const readList = (folder) => {
  try {
    return JSON.parse(readFileSync(join(folder, LIST), 'utf8'))
  } catch {
    return { current: [], previous: [] }
  }
}

const isSame = (left, right) => left.length === right.length && left.every((name, index) => name === right[index])

/** Deletes all files that belong to one release only. */
export const clearForBuild = (folder) => {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (name !== ASSETS && name !== LIST) rmSync(join(folder, name), { recursive: true })
}

/**
 * Removes the assets of releases that are older than the last one. A build without changes is no release.
 * @param built the file names in assets/ that this build wrote
 */
export const keepOneRelease = (folder, built) => {
  const current = built.toSorted()
  const known = readList(folder)
  const previous = isSame(current, known.current) ? known.previous : known.current
  const kept = new Set([...current, ...previous])
  mkdirSync(join(folder, ASSETS), { recursive: true })
  for (const name of readdirSync(join(folder, ASSETS)))
    if (!kept.has(name.replace(/\.(?:br|gz)$/, ''))) rmSync(join(folder, ASSETS, name))
  writeFileSync(join(folder, LIST), `${JSON.stringify({ current, previous })}\n`)
}
