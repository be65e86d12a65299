/** Which decisions a scenario's code refers to. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Decision } from '../../../src/atlas/agreement/verdict.ts'

const ROOT = join(import.meta.dirname, '../../..')

const MARKS = { '✓': 'done', '◐': 'partly' } as const

/** The index of docs/decisions: `| D171 | ✓ A release that took a screen away | [building](building.md) |`. */
export const readDecisions = (
  index = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8'),
): ReadonlyMap<string, Decision> =>
  new Map(
    [...index.matchAll(/^\| ([A-F]\d{2,3}) \| ([✓◐] )?(.*?) \| \[/gmu)].map(([, id = '', mark = '', title = '']) => [
      id,
      { id, title, mark: mark.startsWith('✓') ? MARKS['✓'] : mark.startsWith('◐') ? MARKS['◐'] : 'ahead' },
    ]),
  )

const textsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
    : []

/** @param file the path of a flow's machine from the project root */
export const decisionsOf = (file: string, all = readDecisions()): Decision[] => {
  const folder = join(ROOT, dirname(file))
  const texts = [...textsIn(folder), ...textsIn(folder.replace('src/machines', 'src/views'))]
  const named = new Set(texts.flatMap((text) => text.match(/\b[A-F]\d{2,3}\b/g) ?? []))
  return [...named].toSorted().flatMap((id) => all.get(id) ?? [])
}
