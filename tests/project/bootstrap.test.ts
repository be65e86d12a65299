import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'

const SCRIPTS = resolve(import.meta.dirname, '../../scripts')
const IMPORTED = /^(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]/gm

const importsOf = (path: string) => [...readFileSync(path, 'utf8').matchAll(IMPORTED)].map((match) => match[1] ?? match[2] ?? '')

/** What a file and everything it imports need of node_modules as soon as it is loaded: `file → package`. */
const neededAtOnce = (start: string) => {
  const seen = new Set([start])
  const found: string[] = []
  for (const path of seen)
    for (const name of importsOf(path)) {
      if (name.startsWith('.')) seen.add(resolve(dirname(path), name))
      else if (!name.startsWith('node:')) found.push(`${path.slice(SCRIPTS.length + 1)} → ${name}`)
    }
  return found
}

const installing = readdirSync(SCRIPTS).filter(
  (name) => name.endsWith('.mjs') && readFileSync(resolve(SCRIPTS, name), 'utf8').includes('installPackages()'),
)

test('the commands of a fresh clone install packages themselves', () => {
  expect(installing).toEqual(expect.arrayContaining(['check.mjs', 'start.mjs', 'test.mjs']))
})

test.each(installing)('%s loads nothing of node_modules before it has installed it', (name) => {
  expect(neededAtOnce(resolve(SCRIPTS, name))).toEqual([])
})
