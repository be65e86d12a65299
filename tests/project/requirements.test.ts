/** docs/requirements.tsv lists the product's requirements; tests, words and comments name its rows. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const [head = '', ...lines] = readFileSync(join(root, 'docs/requirements.tsv'), 'utf8').trimEnd().split('\n')
const rows = lines.map((line) => line.split('\t'))
const ids = rows.map(([id = '']) => id)
const areas = [...new Set(ids.map((id) => id.replace(/\d+$/, '')))]

/** An id of one of the areas, or a range of them «FM15–FM19». */
const ID = new RegExp(String.raw`(?<![\w-])(?:${areas.join('|')})\d{2,3}(?![\w-])`, 'g')

const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.tsx?$/.test(entry.name) &&
        !entry.parentPath.includes('generated') &&
        !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => join(entry.parentPath, entry.name))

test('every row has an id of its own and all its columns', () => {
  expect(new Set(ids).size).toBe(ids.length)
  for (const row of rows) {
    expect(row, row[0]).toHaveLength(head.split('\t').length)
    expect(row[0]).toMatch(/^[A-Z]{2,3}\d{2,3}$/)
  }
})

test.each(['src', 'tests', 'server', 'e2e'])('every row that %s names exists', (folder) => {
  const known = new Set(ids)
  const strange = sources(folder).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(ID)]
      .map(([id]) => id)
      .filter((id) => !known.has(id))
      .map((id) => `${path.slice(root.length + 1)}: ${id}`),
  )
  expect(strange).toEqual([])
})

/** «Step 1», «первый шаг»: a figure that Russian says in words. */
const IN_WORDS: ReadonlySet<string> = new Set(['DL06', 'DL07', 'DL08', 'DL09', 'DL10'])

test('every row stands in Russian, with the figures of the English one', () => {
  const russian = new Map(
    readFileSync(join(root, 'docs/requirements.ru.tsv'), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
      .map(([id = '', , , text = '']) => [id, text]),
  )
  expect([...russian.keys()]).toEqual(ids)
  const figures = (text: string): string[] => text.match(/\d+/g) ?? []
  const lost = rows.flatMap(([id = '', , , text = '']) => {
    const own = new Set(figures(russian.get(id) ?? ''))
    return figures(text)
      .filter((figure) => !own.has(figure) && !IN_WORDS.has(id))
      .map((figure) => `${id}: ${figure}`)
  })
  expect(lost).toEqual([])
})
