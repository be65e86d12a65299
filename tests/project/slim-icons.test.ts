/** The cut in lucide's icons for sign-in's budget: every icon in use still has the form that it knows, and keeps its shapes. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { slimIcon } from '../../scripts/build/slim-icons.mjs'

const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')), 'dist', 'esm', 'icons')
const names = [...readFileSync('src/ui/base/icons.ts', 'utf8').matchAll(/^ {2}(\w+),$/gm)].map(([, name = '']) => name)
const fileOf = (name: string) =>
  join(folder, `${name.replaceAll(/(?<!^)(?:[A-Z]|(?<=[a-z])\d)/g, (letter) => `-${letter}`).toLowerCase()}.mjs`)

/** An icon that has got another name leads to its file. */
const textOf = (path: string): string => {
  const text = readFileSync(path, 'utf8')
  const [, renamed] = /^export \{ default \} from '\.\/(.*)';$/m.exec(text) ?? []
  return renamed === undefined ? text : readFileSync(join(folder, renamed), 'utf8')
}

test.each(names)('%s loses its keys alone', (name) => {
  const text = textOf(fileOf(name))
  const { code, isIcon } = slimIcon(text)
  expect(isIcon).toBe(true)
  expect(code).not.toMatch(/key:|__iconData\.node/)
  const shapesOf = (of: string) =>
    [...of.matchAll(/\b(?:d|cx|cy|r|x|y|x1|x2|y1|y2|width|height|rx|ry|points): "[^"]+"/g)].map(String)
  expect(shapesOf(code)).toEqual(shapesOf(text))
  expect(code.split('\n').length).toBe(text.split('\n').length)
})
