/** docs/where-to-change.md: eleven tasks, and every path that they name is there. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const PAGE = readFileSync(join(ROOT, 'docs/where-to-change.md'), 'utf8')

/** A task by its heading, with the text under it. */
const tasks = PAGE.split(/^## /m)
  .slice(1)
  .map((task) => ({ heading: task.slice(0, task.indexOf('\n')), text: task }))

/** What stands in backticks. */
const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, inside = '']) => inside)

/** Paths from the root. A file «beside it» has no folder: it stands in one of the task's folders; <name> is a pattern. */
const ofRoot = (text: string): string[] => quoted(text).filter((each) => /^[^\s<>]+\/[^\s<>]+$/.test(each))
const beside = (text: string): string[] => quoted(text).filter((each) => /^[^\s<>/]+\.(?:ts|tsx|yaml|md)$/.test(each))

test('there are eleven tasks, each with its number and its end', () => {
  expect(tasks.map(({ heading }) => heading.split('.')[0])).toEqual(Array.from({ length: 11 }, (_, at) => String(at + 1)))
  expect(tasks.filter(({ text }) => !/^Done: /m.test(text)).map(({ heading }) => heading)).toEqual([])
})

test('every path is there', () => {
  const paths = ofRoot(PAGE)
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('every file «beside it» stands in a folder that its task names', () => {
  const missing = tasks.flatMap(({ heading, text }) => {
    const folders = ofRoot(text).map((path) => path.replace(/\/[^/]+\.\w+$/, ''))
    return beside(text).flatMap((name) =>
      folders.some((folder) => existsSync(join(ROOT, folder, name))) ? [] : [`${name} of «${heading}»`],
    )
  })
  expect(missing).toEqual([])
})
