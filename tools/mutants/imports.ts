/** The tests that a source file affects, by the import graph. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'

export const ROOT = join(import.meta.dirname, '../..')

/** Every TypeScript file in a folder, relative to the project root. */
export const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .toSorted()

const importsOf = (file: string): string[] => {
  const source = readFileSync(join(ROOT, file), 'utf8')
  const { module } = parseSync(file, source)
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ]
  return [...new Set(named)]
    .filter((name) => name.startsWith('.'))
    .map((name) => relative(ROOT, join(ROOT, dirname(file), name)))
    .filter((path) => existsSync(join(ROOT, path)))
}

/** The direct and indirect importers of a file: the nearest first, then by length of the path. */
export const nearestTo = (tests: readonly string[], folders: readonly string[]) => {
  const importers = new Map<string, string[]>()
  for (const file of folders.flatMap(filesIn))
    for (const imported of importsOf(file)) importers.set(imported, [...(importers.get(imported) ?? []), file])
  const all = new Set(tests)
  return (file: string): string[] => {
    const distance = new Map([[file, 0]])
    for (const [at, steps] of distance)
      for (const importer of importers.get(at) ?? []) if (!distance.has(importer)) distance.set(importer, steps + 1)
    const length = (test: string) => statSync(join(ROOT, test)).size
    return [...distance.keys()]
      .filter((found) => all.has(found))
      .toSorted((one, other) => (distance.get(one) ?? 0) - (distance.get(other) ?? 0) || length(one) - length(other))
  }
}
