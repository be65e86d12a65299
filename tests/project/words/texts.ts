/** The Russian texts of the source files: what people read, by file and line. Comments are none; names of things in a text's code neither. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseSync } from 'vite'

const root = join(import.meta.dirname, '..', '..', '..')

export interface Text {
  /** «src/views/…/view.tsx:12» */
  at: string
  /** As a person reads it: white space folded, «…» where a value stands. */
  text: string
}

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** The text of a node that is one; null for any other node. */
const textOf = (node: Node): string | null => {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type === 'JSXText') return String(node['value'])
  if (node.type !== 'TemplateLiteral') return null
  const quasis = node['quasis'] as { value: { cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join('…')
}

const collect = (node: Node, found: { text: string; start: number }[]): void => {
  const text = textOf(node)
  if (text !== null && /[а-яё]/i.test(text)) found.push({ text: text.replaceAll(/\s+/g, ' ').trim(), start: node.start })
  for (const child of childrenOf(node)) collect(child, found)
}

/** @param file only a name: its ending tells the language */
export const textsIn = (file: string, source: string): Text[] => {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found: { text: string; start: number }[] = []
  collect(program as unknown as Node, found)
  return found.map(({ text, start }) => ({ at: `${file}:${source.slice(0, start).split('\n').length}`, text }))
}

/** The texts of the portal and of the server; what analysts and engineers read (words, the atlas, the gallery, the demo world) is left out. */
const LEFT_OUT = /words\.ts$|^src\/(?:atlas|ui\/gallery)\/|^server\/(?:demo\/(?!bank)|modules\/suggestions\/)/

export const portalTexts = (): Text[] =>
  ['src', 'server']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file) && !file.endsWith('.d.ts'))
    .flatMap((file) => textsIn(file, readFileSync(join(root, file), 'utf8')))
