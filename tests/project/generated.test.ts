/** What is written by a command is what the command writes today. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flowListText, LIST } from '../../tools/flows/list.ts'

const root = join(import.meta.dirname, '..', '..')
const folders = ['openapi/generated', 'src/api/generated']
let fresh = ''

const filesUnder = (base: string): Record<string, string> =>
  Object.fromEntries(
    folders.flatMap((folder) =>
      readdirSync(join(base, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [path.slice(base.length + 1), readFileSync(path, 'utf8')]),
    ),
  )

beforeAll(() => {
  fresh = mkdtempSync(join(tmpdir(), 'contract-'))
  execFileSync(process.execPath, [join(root, 'tools/contract/generate.mjs'), '--out', fresh], { stdio: 'pipe' })
}, 60_000)

afterAll(() => rmSync(fresh, { recursive: true, force: true }))

test('openapi/generated and src/api/generated are what the generator writes now', () => {
  const [expected, committed] = [filesUnder(fresh), filesUnder(root)]
  expect(Object.keys(committed).toSorted()).toEqual(Object.keys(expected).toSorted())
  for (const [path, text] of Object.entries(expected))
    expect(committed[path] === text, `${path}: run «npm run generate»`).toBe(true)
})

test('the list of flows is that of the folders', () => {
  expect(readFileSync(LIST, 'utf8') === flowListText(), 'run «npm run generate»').toBe(true)
})
