/** Test titles with rows of docs/requirements.tsv: such titles begin with the ids. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export interface NamingTest {
  file: string
  title: string
  rows: string[]
}

const ROOT = join(import.meta.dirname, '../../..')
const FOLDERS = ['tests', 'e2e']
/** Titles of that test are samples for this file and prove nothing. */
const SAMPLES = 'tests/project/atlas-trace.test.ts'

const IDS = String.raw`[A-Z]{2,3}\d{2,3}(?:–[A-Z]{2,3}\d{2,3})?`
/** A text that begins with ids and continues with words. */
const TITLE = new RegExp(String.raw`(['"\`])((?:${IDS}[ ,]+)+[^\n]*?[^\\\n])\1`, 'g')
const ID = /([A-Z]{2,3})(\d{2,3})(?:–[A-Z]{2,3}(\d{2,3}))?/g

/** «AU08 AU10–AU12» as single ids. */
export const idsOf = (title: string): string[] => {
  const head = new RegExp(String.raw`^(?:${IDS}[ ,]+)+`).exec(title)?.[0] ?? ''
  return [...head.matchAll(ID)].flatMap(([, area = '', from = '', to = from]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, at) => `${area}${String(Number(from) + at).padStart(from.length, '0')}`,
    ),
  )
}

/** A row of a table of tests that begins with ids and goes on with something else: `['RC05', 'FAIL', …]`. */
const TABLE_ROW = new RegExp(String.raw`\[\s*'(${IDS}(?:[ ,]+${IDS})*)',\s*(?!'${IDS}')`, 'g')
/** The title of such a table, which prints the ids. */
const TABLE_TITLE = /(['"`])(%s [^\n]*?[^\\\n])\1/g

/** The titles of tables, with the ids of their rows: each row stands before the title that prints it. */
const titlesOfTables = (source: string): string[] => {
  const templates = [...source.matchAll(TABLE_TITLE)].map(({ index, 2: title = '' }) => ({ index, title }))
  return [...source.matchAll(TABLE_ROW)].flatMap(({ index, 1: ids = '' }) => {
    const template = templates.find((one) => one.index > index)
    return template ? [template.title.replace('%s', ids)] : []
  })
}

/** A cell of a table, or of a list of ids. */
const IDS_ALONE = new RegExp(String.raw`^${IDS}(?:[ ,]+${IDS})*$`)

export const titlesIn = (source: string): string[] => [
  ...[...source.matchAll(TITLE)].map(([, , title = '']) => title).filter((title) => !IDS_ALONE.test(title)),
  ...titlesOfTables(source),
]

const filesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:test|e2e|journeys)\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => file !== SAMPLES)
    .toSorted()

export const namingTests = (): NamingTest[] =>
  FOLDERS.flatMap(filesOf).flatMap((file) =>
    titlesIn(readFileSync(join(ROOT, file), 'utf8')).map((title) => ({ file, title, rows: idsOf(title) })),
  )
