/** docs/decisions: every entry stands once, the index leads to it, and the code names entries that exist. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'docs/decisions')
const ENTRY = /^### ([A-F]\d{2,3}) (.+)$/gm

const entries = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .toSorted()
  .flatMap((file) =>
    [...readFileSync(join(FOLDER, file), 'utf8').matchAll(ENTRY)].map(([, id = '', title = '']) => ({ id, title, file })),
  )

const byId = (one: string, other: string): number =>
  one.charCodeAt(0) - other.charCodeAt(0) || Number(one.slice(1)) - Number(other.slice(1))

test('an entry stands once', () => {
  const ids = entries.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('the index leads to every entry, by its title as it is', () => {
  const lines = entries
    .toSorted((one, other) => byId(one.id, other.id))
    .map(({ id, title, file }) => `| ${id} | ${title} | [${file.replace('.md', '')}](${file}) |`)
  const readme = readFileSync(join(FOLDER, 'README.md'), 'utf8')
  expect(readme.split('\n').filter((line) => /^\| [A-F]\d/.test(line))).toEqual(lines)
})

test('the code names entries that exist', () => {
  const known = new Set(entries.map(({ id }) => id))
  const named = ['src', 'server', 'model', 'openapi'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|yaml|sql)$/.test(file) && !file.startsWith('generated'))
      .flatMap((file) =>
        [...readFileSync(join(ROOT, folder, file), 'utf8').matchAll(/\(([^()\n]*)\)/g)].flatMap(([, inside = '']) =>
          [...inside.matchAll(/(?<![\w#-])([A-F]\d{2,3})(?![\w-])/g)].map(([, id = '']) => `${id} in ${folder}/${file}`),
        ),
      ),
  )
  expect(named.filter((place) => !known.has(place.split(' ')[0] ?? ''))).toEqual([])
})
