/**
 * `npm run atlas:diff -- <release|commit> [<release|commit>]`: what changed in the behaviour, in words; the atlas's page «Что
 * изменилось» reads what it writes to docs/flows/changes. Without a second name the files as they are stand on the new side.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Changes } from '../../../src/atlas/chart/changes.ts'
import { partText } from '../../../model/kit/json-lines.ts'
import { compareFlows } from './compare.ts'
import { changesText } from './print.ts'
import { isSameIn, modelsOf, ROOT, sourceOf } from './sources.ts'

const FOLDER = 'docs/flows/changes'

export const changesBetween = (oldName: string, newName: string | null): Changes => {
  const [old, next] = [sourceOf(oldName), sourceOf(newName)]
  const [ours, theirs] = [modelsOf(old), modelsOf(next)]
  return {
    old: old.version,
    new: next.version,
    flows: [...ours.keys()].filter((flow) => theirs.has(flow)).length,
    changed: compareFlows(ours, theirs, isSameIn(old, next)),
  }
}

const fileName = (oldName: string, newName: string | null): string =>
  `${[oldName, newName ?? 'now'].map((name) => name.replaceAll(/[^\p{L}\d.-]+/gu, '-')).join('..')}.json`

const main = (): void => {
  const [oldName, newName = null] = process.argv.slice(2)
  if (!oldName) throw new Error('npm run atlas:diff -- <выпуск или коммит> [<выпуск или коммит>]')
  const begun = performance.now()
  const changes = changesBetween(oldName, newName)
  mkdirSync(join(ROOT, FOLDER), { recursive: true })
  const file = `${FOLDER}/${fileName(oldName, newName)}`
  writeFileSync(join(ROOT, file), `${partText(changes)}\n`)
  console.log(changesText(changes))
  console.log(`\n${file}: ${((performance.now() - begun) / 1000).toFixed(1)} с`)
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
