/** The models that releases keep: docs/flows/releases.json, one release a line. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listText } from '../../../model/kit/json-lines.ts'

const FILE = join(import.meta.dirname, '../../../docs/flows/releases.json')

export interface Release {
  name: string
  commit: string
  /** The day of the commit. */
  date: string
  /** Git's names of the trees docs/flows/model and docs/flows/screens: they are hashes of all that is in them. */
  model: string
  screens: string
  /** The same of docs/flows/journeys; releases from before that folder have none. */
  journeys?: string
}

export const readReleases = (file = FILE): Release[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release[]) : []

/** @throws with a text for people when another release has this name */
export const addRelease = (release: Release, file = FILE): void => {
  const before = readReleases(file)
  const same = before.find(({ name }) => name === release.name)
  const isOther = (tree: 'model' | 'screens' | 'journeys') => same?.[tree] !== undefined && same[tree] !== release[tree]
  if (same && !isOther('model') && !isOther('screens') && !isOther('journeys')) return
  if (same) throw new Error(`Выпуск «${release.name}» уже есть, и модель у него другая: ${same.commit.slice(0, 10)}`)
  writeFileSync(file, `${listText([...before, release], '')}\n`)
}
