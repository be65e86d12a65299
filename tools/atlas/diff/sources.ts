/** The two sides of a comparison: a release, a commit, or the files as they are. Nothing of an old version is run, only read. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChangeVersion } from '../../../src/atlas/chart/changes.ts'
import type { Chart } from '../../../src/atlas/chart/types.ts'
import type { Texts } from '../../../src/atlas/chart/texts.ts'
import type { Walks } from '../../../src/atlas/chart/walks.ts'
import type { Journeys } from '../../../model/explore/journeys.ts'
import { readReleases } from './releases.ts'
import type { StoredModel } from './system.ts'

export const ROOT = join(import.meta.dirname, '../../..')
export const MODEL = 'docs/flows/model'
export const SCREENS = 'docs/flows/screens'
export const JOURNEYS = 'docs/flows/journeys'
const FOLDERS = [MODEL, SCREENS, JOURNEYS] as const

/** The models and all of them may be some hundred megabytes of JSON. */
const MOST_BYTES = 1024 ** 3

export const git = (args: readonly string[], input = ''): string =>
  execFileSync('git', [...args], { cwd: ROOT, encoding: 'utf8', maxBuffer: MOST_BYTES, input, stdio: ['pipe', 'pipe', 'pipe'] })

export interface Source {
  version: ChangeVersion
  /** Names of the files' contents by path, as git names them. */
  files: ReadonlyMap<string, string>
  read: (path: string) => string
}

const blobName = (bytes: Buffer): string => createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')

const workingTree = (): Source => {
  const paths = FOLDERS.flatMap((folder) =>
    existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`) : [],
  )
  return {
    version: { name: 'рабочая копия', commit: null, date: null },
    files: new Map(paths.map((path) => [path, blobName(readFileSync(join(ROOT, path)))])),
    read: (path) => readFileSync(join(ROOT, path), 'utf8'),
  }
}

/** @param tree a tree of git with the files of `folder` */
const filesIn = (tree: string, folder: string): [string, string][] =>
  git(['ls-tree', tree])
    .split('\n')
    .flatMap((line) => {
      const [, name, file] = /^\d+ blob ([0-9a-f]+)\t(.+)$/.exec(line) ?? []
      return name && file ? [[`${folder}/${file}`, name] as [string, string]] : []
    })

const treeAt = (commit: string, folder: string): string | null => {
  const [, tree] = /^\d+ tree ([0-9a-f]+)\t/.exec(git(['ls-tree', commit, folder])) ?? []
  return tree ?? null
}

/** Git's names of the folders' trees; a version that is older than a folder has none. */
export interface Trees {
  model: string | null
  screens: string | null
  journeys: string | null
}

const ofTrees = (version: ChangeVersion, { model, screens, journeys }: Trees): Source => {
  const of = (tree: string | null, folder: string) => (tree ? filesIn(tree, folder) : [])
  const files = new Map([...of(model, MODEL), ...of(screens, SCREENS), ...of(journeys, JOURNEYS)])
  return { version, files, read: (path) => git(['cat-file', 'blob', files.get(path) ?? '']) }
}

export const treesAt = (commit: string): Trees => ({
  model: treeAt(commit, MODEL),
  screens: treeAt(commit, SCREENS),
  journeys: treeAt(commit, JOURNEYS),
})

export const dateOf = (commit: string): string => git(['show', '-s', '--format=%cs', commit]).trim()

/** @throws with a text for people when git knows no such commit */
export const commitOf = (name: string): string => {
  try {
    return git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]).trim()
  } catch {
    throw new Error(
      `Ни выпуска, ни коммита «${name}» нет. Выпуски: ${
        readReleases()
          .map((one) => one.name)
          .join(', ') || 'ни одного'
      }`,
    )
  }
}

/**
 * @param name of a release, else of a commit; null for the files as they are
 * @throws with a text for people
 */
export const sourceOf = (name: string | null): Source => {
  if (name === null) return workingTree()
  const release = readReleases().find((one) => one.name === name)
  if (release) {
    const { commit, date, journeys = null } = release
    return ofTrees({ name, commit, date }, { ...release, journeys })
  }
  const commit = commitOf(name)
  const trees = treesAt(commit)
  if (!trees.model) throw new Error(`В коммите «${name}» нет моделей: папки ${MODEL} в нём ещё не было`)
  return ofTrees({ name, commit, date: dateOf(commit) }, trees)
}

const flowOf = (path: string): string | null => /^docs\/flows\/model\/(.+)\.json$/.exec(path)?.[1] ?? null

/** Models of a side by flow, each read when it is asked for. */
export const modelsOf = ({ files, read }: Source): Map<string, () => StoredModel> =>
  new Map(
    [...files.keys()].flatMap((path) => {
      const flow = flowOf(path)
      if (flow === null) return []
      const [texts, journeys] = [`${SCREENS}/${flow}.json`, `${JOURNEYS}/${flow}.json`]
      const load = (): StoredModel => ({
        ...(JSON.parse(read(path)) as { chart: Chart; walks: Walks }),
        texts: files.has(texts) ? (JSON.parse(read(texts)) as Texts) : null,
        journeys: files.has(journeys) ? (JSON.parse(read(journeys)) as Journeys) : null,
      })
      return [[flow, load] as const]
    }),
  )

/** Whether both sides have the same bytes for a flow. */
export const isSameIn =
  (one: Source, other: Source) =>
  (flow: string): boolean =>
    FOLDERS.map((folder) => `${folder}/${flow}.json`).every((path) => one.files.get(path) === other.files.get(path))
