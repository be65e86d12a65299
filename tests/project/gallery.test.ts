/** The gallery shows every visible component of the design system (`npm run dev`, /ui). */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const UI = 'src/ui'

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+\.tsx)'/g)].map(([, path = '']) =>
    relative('.', join(dirname(file), path)),
  )

const closureOf = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found
  found.add(file)
  for (const next of importsOf(file)) closureOf(next, found)
  return found
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name))

test('every component that a screen is built of stands in the gallery', () => {
  const used = new Set(['src/views', 'src/app'].flatMap(sourcesIn).flatMap(importsOf))
  const shown = closureOf(join(UI, 'gallery/gallery.tsx'))
  const components = sourcesIn(UI)
  expect(components.filter((file) => used.has(file)).length).toBeGreaterThan(30)
  expect(components.filter((file) => used.has(file) && !shown.has(file))).toEqual([])
})
