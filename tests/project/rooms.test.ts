/** The rooms of a folder import one another in one direction only, and docs/architecture.md draws every such arrow. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
/** A folder holds at most so many files: more than that nobody looks through. */
const MOST_FILES = 26

type Arrow = [from: string, to: string]

/** The room of a path below the folder, or null where it leads outside. */
const roomOf = (folder: string, path: string): string | null => {
  const [name = ''] = relative(folder, path).split(sep)
  return name === '..' ? null : name
}

const arrowsOf = (folder: string): Arrow[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((file) => {
      const path = join(folder, file)
      const [from, text] = [roomOf(folder, path), readFileSync(path, 'utf8')]
      return [...text.matchAll(/from '(\.[^']+)'/g)].flatMap(([, specifier = '']) => {
        const to = roomOf(folder, join(path, '..', specifier))
        return from !== null && to !== null && to !== from ? [[from, to] as Arrow] : []
      })
    })

const spelled = (all: readonly Arrow[]): string[] => [...new Set(all.map(([from, to]) => `${from} --> ${to}`))].toSorted()

/** Removes arrows to rooms without imports until none is left: the rest are cycles. */
const circles = (all: Arrow[]): Arrow[] => {
  const left = all.filter(([, to]) => all.some(([from]) => from === to))
  return left.length === all.length ? left : circles(left)
}

/** Each folder with the words before its picture. */
describe.each([
  ['server/modules', 'know another one, in one direction:'],
  ['src/atlas/page', 'The rooms of the page of the atlas:'],
])('%s', (name, words) => {
  const folder = join(root, name)
  const arrows = arrowsOf(folder)

  test('docs/architecture.md draws the arrows between its rooms as they are', () => {
    const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
    const [, after = ''] = text.split(words)
    const picture = /^\n\n```mermaid\nflowchart LR\n(.*?)```/s.exec(after)?.[1] ?? ''
    expect(picture.trim().split(/\n\s*/).toSorted()).toEqual(spelled(arrows))
  })

  test('no room knows itself by way of others', () => {
    expect(spelled(circles(arrows))).toEqual([])
  })

  test(`no room has more than ${MOST_FILES} files`, () => {
    const sizes = readdirSync(folder).map((room) => [room, readdirSync(join(folder, room)).length] as const)
    expect(sizes.filter(([, size]) => size > MOST_FILES)).toEqual([])
  })
})
