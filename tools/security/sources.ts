/** Reads what the code says of itself: files, closed sets, documented variables. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')

/** The text of a file of the project. */
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** Source files of a folder, from the root of the project; those of generators and migrations are left out. */
export const sourcesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .filter((path) => !/\/(?:generated|migrations|gallery)\//.test(path))
    .toSorted()

/** The values of a closed set of server/kernel/database/sets.ts; empty for none of this name. */
export const setOf = (name: string): string[] => {
  const [, union = ''] =
    new RegExp(`^export type ${name} =\\n((?:  \\| '\\w+'\\n)+)`, 'm').exec(read('server/kernel/database/sets.ts')) ?? []
  return [...union.matchAll(/'(\w+)'/g)].map(([, value = '']) => value)
}

/** The variables of the table of settings in docs/operations.md. */
export const documentedVariables = (): string[] =>
  read('docs/operations.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name))

/** The variables that the configuration checks, and those of keys, which may lie in files. */
export const configuredVariables = (): string[] =>
  sourcesOf('server/start')
    .flatMap((path) => [...read(path).matchAll(/^ {2}(?:([A-Z][A-Z_]+): z(?:$|\.)|\[?([A-Z][A-Z_]+_KEY)\]?: \{)/gm)])
    .map(([, checked, key]) => checked ?? key ?? '')
