/** The rooms of a folder import one another in one direction only; docs/architecture.md draws every such arrow of some. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
/** A folder holds at most so many files: more than that nobody looks through. */
const MOST_FILES = 26

/** A file's imports: of values, of types alone, and on demand. */
const IMPORT = /(?:\bfrom |\bimport\(\s*|\bimport )'(\.[^']+)'/g

/**
 * Floors of each folder's rooms, from the ground up: a room knows itself and the floors below it, never its own floor's other rooms. Files that
 * stand in no room are «.».
 */
const FLOORS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'src/machines': [
    ['kit'],
    ['fragments'],
    ['account', 'companies', 'desk', 'lookup', 'money', 'papers', 'profile', 'sales', 'site', 'team'],
  ],
  'src/views': [
    ['kit'],
    ['fragments'],
    ['account', 'companies', 'desk', 'lookup', 'money', 'papers', 'sales', 'site'],
    ['profile', 'team'],
  ],
  'src/app': [
    ['.', 'browser', 'routing', 'settings'],
    ['effects'],
    ['loading', 'session'],
    ['commands', 'notifications'],
    ['shell'],
    ['screens'],
    ['start'],
  ],
  'src/replay': [['.', 'record'], ['fold', 'packed'], ['report'], ['words']],
  'src/domain': [['portal'], ['texts'], ['dates'], ['people'], ['money'], ['sales'], ['serials'], ['desk'], ['support']],
  model: [
    ['kit'],
    ['fragments'],
    ['account', 'companies', 'desk', 'explore', 'lookup', 'money', 'papers', 'profile', 'replay', 'sales', 'site', 'team'],
    ['review'],
    ['coverage'],
    ['release'],
  ],
}

/** All that the house is made of. */
const HOUSE = ['src', 'server', 'model', 'tools', 'tests', 'e2e']

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

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(root, folder, name))

/**
 * Arrows between files. Types and imports on demand count: whoever reads one file has to know the other. No list of screens is spared: the loader of
 * screens is given what it loads, so that only what stands above all screens names them (`src/app`: `of-route.ts`, `index.ts`).
 */
const arrowsBetween = (files: readonly string[]): Arrow[] => {
  const all = new Set(files)
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, specifier = '']) => {
      const to = join(file, '..', specifier)
      return all.has(to) && to !== file ? [[file, to] as Arrow] : []
    }),
  )
}

/** Arrows of files that stand in a circle or between two: what is left when nobody's imports and nobody's importers are taken away, end by end. */
const knots = (all: Arrow[]): Arrow[] => {
  const [importers, imported] = [new Set(all.map(([from]) => from)), new Set(all.map(([, to]) => to))]
  const left = all.filter(([from, to]) => importers.has(to) && imported.has(from))
  return left.length === all.length ? left : knots(left)
}

const shown = (arrows: readonly Arrow[]): string[] =>
  arrows.map(([from, to]) => `${relative(root, from)} → ${relative(root, to)}`).toSorted()

test('no file knows itself by way of others', () => {
  expect(shown(knots(arrowsBetween(HOUSE.flatMap(filesOf))))).toEqual([])
})

describe.each(Object.entries(FLOORS))('the floors of %s', (name, floors) => {
  const roomIn = (path: string): string => {
    const [first = '', ...rest] = relative(join(root, name), path).split(sep)
    return rest.length === 0 ? '.' : first
  }
  const floorOf = (room: string): number => floors.findIndex((rooms) => rooms.includes(room))
  const files = filesOf(name)

  test('each room has one', () => {
    expect([...new Set(files.map(roomIn))].toSorted()).toEqual(floors.flat().toSorted())
  })

  test('no arrow runs up, and none along a floor', () => {
    const wrong = arrowsBetween(files).filter(([from, to]) => {
      const [above, below] = [roomIn(from), roomIn(to)]
      return above !== below && floorOf(above) <= floorOf(below)
    })
    expect(shown(wrong)).toEqual([])
  })
})

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
