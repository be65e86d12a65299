/** Server modules import one another in one direction only, and docs/architecture.md draws every such arrow. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const modules = join(root, 'server/modules')

type Arrow = [from: string, to: string]

const sources = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))

/** The module of a path below `modules`, or null where it leads outside. */
const moduleOf = (path: string): string | null => {
  const [name = ''] = relative(modules, path).split(sep)
  return name === '..' ? null : name
}

const arrowsOf = (file: string): Arrow[] => {
  const path = join(modules, file)
  const [from, text] = [moduleOf(path), readFileSync(path, 'utf8')]
  return [...text.matchAll(/from '(\.[^']+)'/g)].flatMap(([, specifier = '']) => {
    const to = moduleOf(join(path, '..', specifier))
    return from !== null && to !== null && to !== from ? [[from, to] as Arrow] : []
  })
}

const arrows = sources.flatMap(arrowsOf)
const spelled = (all: readonly Arrow[]): string[] => [...new Set(all.map(([from, to]) => `${from} --> ${to}`))].toSorted()

test('docs/architecture.md draws the arrows between modules as they are', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const picture = /know another one, in one direction:\n\n```mermaid\nflowchart LR\n(.*?)```/s.exec(text)?.[1] ?? ''
  expect(picture.trim().split(/\n\s*/).toSorted()).toEqual(spelled(arrows))
})

test('no module knows itself by way of others', () => {
  /** Removes arrows to modules without imports until none is left: the rest are cycles. */
  const circles = (all: Arrow[]): Arrow[] => {
    const left = all.filter(([, to]) => all.some(([from]) => from === to))
    return left.length === all.length ? left : circles(left)
  }
  expect(spelled(circles(arrows))).toEqual([])
})
