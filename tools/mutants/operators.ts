/** Mutation operators: a small set for rules (src/domain) and one for views. */
import { parseSync } from 'vite'

export type Room = 'domain' | 'views'

export interface Mutant {
  /** Names change and place without a line number, so that the name survives changes elsewhere in the file. */
  id: string
  /** From the root of the project. */
  file: string
  line: number
  start: number
  end: number
  /** What stands there instead. */
  text: string
}

interface Node {
  type: string
  start: number
  end: number
}
type Fields = Record<string, unknown>
interface Change {
  operator: string
  at: Node
  text: string
}

const isNode = (value: unknown): value is Node & Fields => typeof value === 'object' && value !== null && 'type' in value

/** Parts of a file without effect at run time, or with the name of another file. */
const SILENT = /^(?:Import|ExportAll|TS(?!As|NonNull|Satisfies))/
const TYPES = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType', 'superTypeArguments'])

const walk = (node: Node & Fields, visit: (node: Node & Fields, parent: Node & Fields) => void, parent = node): void => {
  if (SILENT.test(node.type)) return
  visit(node, parent)
  for (const [key, value] of Object.entries(node))
    if (!TYPES.has(key)) for (const inner of [value].flat()) if (isNode(inner)) walk(inner, visit, node)
}

const COMPARED: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
}
const JOINED: Record<string, string> = { '&&': '||', '||': '&&' }
/** A map: a plain object would take `toString` for one of them. */
const OF_ALL = new Map([
  ['every', 'some'],
  ['some', 'every'],
])
/** Styling props, and props that React itself uses: no test without a browser sees them. */
const UNSEEN = new Set(['key', 'ref', 'className', 'style', 'size', 'variant', 'tone', 'icon', 'flush'])
const LETTER = /\p{L}/u
const CYRILLIC = /[а-яё]/i
const YES_OR_NO = /^(?:!|(?:is|has|may|can)[A-Z])/

/** The operator between the two sides of an expression. */
const between = (source: string, node: Node & Fields, operator: string): Node => {
  const left = node['left'] as Node
  const start = source.indexOf(operator, left.end)
  return { type: 'operator', start, end: start + operator.length }
}

const isJudged = ({ type }: Node): boolean => /^(?:BinaryExpression|LogicalExpression|UnaryExpression)$/.test(type)

/** A condition that no other mutation negates. */
const negated = (source: string, test: Node): Change[] =>
  isJudged(test) ? [] : [{ operator: 'condition', at: test, text: `!(${source.slice(test.start, test.end)})` }]

const ofText = (node: Node & Fields, isShown: (text: string) => boolean): Change[] => {
  const { value } = node
  if (node.type === 'Literal' && typeof value === 'string' && isShown(value))
    return [{ operator: 'text', at: node, text: value === '' ? "'?'" : "''" }]
  if (node.type !== 'TemplateElement') return []
  const { raw } = value as { raw: string }
  // The parser counts the signs around it in.
  const start = node.start + 1
  return raw !== '' && isShown(raw) ? [{ operator: 'text', at: { ...node, start, end: start + raw.length }, text: '' }] : []
}

const inDomain = (source: string, node: Node & Fields, parent: Node & Fields): Change[] => {
  const { operator, value, property } = node as { operator?: string; value?: unknown; property?: Node & Fields }
  if (parent.type === 'Property' && parent['key'] === node) return []
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const other = COMPARED[operator ?? ''] ?? JOINED[operator ?? '']
      return other ? [{ operator: 'operator', at: between(source, node, operator ?? ''), text: other }] : []
    }
    case 'UnaryExpression':
      return operator === '!' ? [{ operator: 'not', at: { ...node, end: node.start + 1 }, text: '' }] : []
    case 'ConditionalExpression':
    case 'IfStatement':
      return negated(source, node['test'] as Node)
    case 'MemberExpression': {
      const other = OF_ALL.get(property?.['name'] as string)
      return other && property ? [{ operator: 'all', at: property, text: other }] : []
    }
    case 'Literal':
      if (typeof value === 'boolean') return [{ operator: 'value', at: node, text: String(!value) }]
      if (typeof value === 'number') return [{ operator: 'value', at: node, text: String(value + 1) }]
      return ofText(node, () => true)
    default:
      return ofText(node, () => true)
  }
}

const inViews = (source: string, node: Node & Fields): Change[] => {
  switch (node.type) {
    case 'JSXText':
      return LETTER.test(String(node['value'])) ? [{ operator: 'text', at: node, text: '?' }] : []
    case 'JSXAttribute': {
      const name = String((node['name'] as Fields)['name'])
      if (UNSEEN.has(name) || name.startsWith('data-')) return []
      const value = node['value'] as (Node & Fields) | null
      const inner = value?.type === 'JSXExpressionContainer' ? (value['expression'] as Node) : null
      const said = inner ? source.slice(inner.start, inner.end) : ''
      const gone: Change = { operator: 'prop', at: node, text: '' }
      return inner && YES_OR_NO.test(said) ? [gone, { operator: 'prop', at: inner, text: `!(${said})` }] : [gone]
    }
    case 'ConditionalExpression':
    case 'IfStatement': {
      const test = node['test'] as Node
      return [{ operator: 'condition', at: test, text: `!(${source.slice(test.start, test.end)})` }]
    }
    case 'JSXExpressionContainer': {
      const inner = node['expression'] as Node & Fields
      if (inner.type !== 'LogicalExpression' || inner['operator'] !== '&&') return []
      const left = inner['left'] as Node
      return [{ operator: 'condition', at: left, text: `!(${source.slice(left.start, left.end)})` }]
    }
    default:
      return ofText(node, (text) => CYRILLIC.test(text))
  }
}

const brief = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** The text of a file with its mutant. */
export const planted = (source: string, { start, end, text }: Mutant): string =>
  `${source.slice(0, start)}${text}${source.slice(end)}`

/** @throws when the file is not valid TypeScript */
export const mutantsOf = (room: Room, file: string, source: string): Mutant[] => {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const changes: Change[] = []
  walk(program as unknown as Node & Fields, (node, parent) =>
    changes.push(...(room === 'domain' ? inDomain(source, node, parent) : inViews(source, node))),
  )
  const seen = new Map<string, number>()
  const isProgram = (mutant: Mutant): boolean => parseSync(file, planted(source, mutant)).errors.length === 0
  const mutants = changes.map(({ operator, at: { start, end }, text }) => {
    const lineStart = source.lastIndexOf('\n', start) + 1
    const lineEnd = source.indexOf('\n', end)
    const before = brief(source.slice(lineStart, start)).slice(-35)
    const after = brief(source.slice(end, lineEnd < 0 ? undefined : lineEnd)).slice(0, 25)
    const where = `${before}⟨${brief(source.slice(start, end)).slice(0, 40)}⟩${after}`
    const name = `${file} ${operator}: ${where} → ${brief(text).slice(0, 40) || 'nothing'}`
    const twins = seen.get(name) ?? 0
    seen.set(name, twins + 1)
    const id = twins === 0 ? name : `${name} (${twins + 1})`
    return { id, file, line: source.slice(0, start).split('\n').length, start, end, text }
  })
  const broken = mutants.find((mutant) => !isProgram(mutant))
  if (broken) throw new Error(`${broken.id} is no program any more`)
  return mutants
}
