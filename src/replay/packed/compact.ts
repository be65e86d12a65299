/**
 * A recording as a short text, which a dictionary of the release makes shorter still: one line an event, with what is the same in every
 * recording of such a step written in the same way. New values have no number, moments are told from the event's own, pauses stand at the end.
 */
import type { Line } from '../record/lines.ts'
import { pauseOf, signOf } from './pauses.ts'

/** Between the parts of a line; JSON escapes it. */
const PART = '\u001F'

type Rewrite = (recorded: string) => string

const rewritten = (value: unknown, rewrite: Rewrite): unknown => {
  if (typeof value === 'string') return value.startsWith('~') ? rewrite(value) : value
  if (Array.isArray(value)) return value.map((item) => rewritten(item, rewrite))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [
    key.startsWith('~') ? rewrite(key) : key,
    rewritten(inner, rewrite),
  ])
  return Object.fromEntries(entries) as unknown
}

/** The name of a query is no surrogate. */
const isContainer = (recorded: string): boolean => recorded === '~query'

const split = (recorded: string): [head: string, ordinal: string] => {
  const at = recorded.lastIndexOf('.')
  return at < 0 ? [recorded, ''] : [recorded.slice(0, at + 1), recorded.slice(at + 1)]
}

/** Each page numbers its own values. */
const pages = () => {
  let page: number | null = null
  return (begun: number): boolean => {
    const isNew = page !== begun
    page = begun
    return isNew
  }
}

/** Numbers values in the order of their first appearance: a new one is «+», which says nothing of those before it. */
const shortener = (clock: () => number): { rewrite: Rewrite; forget: () => void } => {
  const known = new Map<string, number>()
  const rewrite: Rewrite = (recorded) => {
    if (recorded.startsWith('~@')) return `~@${(Number.parseInt(recorded.slice(2), 36) - clock()).toString(36)}`
    if (recorded.startsWith('~*') || isContainer(recorded)) return recorded
    const [head, ordinal] = split(recorded)
    // Another class may not have the same number: ordinals are of class and value.
    const before = known.get(ordinal)
    if (before === undefined) known.set(ordinal, known.size)
    return head + (before === undefined ? '+' : (known.size - before).toString(36))
  }
  return { rewrite, forget: () => known.clear() }
}

const lengthener = (clock: () => number): { rewrite: Rewrite; forget: () => void } => {
  let count = 0
  const rewrite: Rewrite = (recorded) => {
    if (recorded.startsWith('~@')) return `~@${(Number.parseInt(recorded.slice(2), 36) + clock()).toString(36)}`
    if (recorded.startsWith('~*') || isContainer(recorded)) return recorded
    const [head, distance] = split(recorded)
    return head + (distance === '+' ? count++ : count - Number.parseInt(distance, 36)).toString(36)
  }
  return {
    rewrite,
    forget: () => {
      count = 0
    },
  }
}

const pauseIn = (line: Line): number => (line[0] === 'segment' ? 0 : Number(line.at(-1)))

/** An object's line break would end the line: JSON has none. */
const json = (value: unknown): string => (value === 0 || value === null ? '' : JSON.stringify(value))
const parsed = (text: string): unknown => (text === '' ? 0 : (JSON.parse(text) as unknown))

/** @param lines segments: each a header, checkpoints, what followed */
export const compact = (lines: readonly Line[]): string => {
  let clock = 0
  const { rewrite: shorten, forget } = shortener(() => clock)
  const isNewPage = pages()
  const signs: string[] = []
  let speaker = 0
  const texts = lines.map((line) => {
    const sign = signOf(pauseIn(line))
    if (line[0] === 'segment') {
      clock = line[2].at
      const { begun, at } = line[2]
      if (isNewPage(begun)) forget()
      return `S${Math.round(begun / 1_000).toString(36)},${Math.round(at / 1_000).toString(36)}`
    }
    clock += pauseIn(line)
    signs.push(sign)
    if (line[0] === 'place') return `P${line[1]}`
    const turn = line[1] === speaker ? '' : `#${line[1]}\n`
    speaker = line[1]
    if (line[0] === 'end') return `${turn}E`
    if (line[0] === 'struck') return `${turn}X${PART}${line[2] === 0 ? '' : line[2]}`
    if (line[0] === 'flow') return `${turn}F${line[2]}${PART}${line[3]}${PART}${json(rewritten(line[4], shorten))}`
    return `${turn}${line[2]}${PART}${line[4] === 0 ? '' : line[4]}${PART}${json(rewritten(line[3], shorten))}`
  })
  return `${texts.join('\n')}\n${signs.join('')}`
}

/** @returns the lines; their pauses are as exact as their signs. @throws for a text that is no recording */
export const expand = (text: string, release: string): Line[] => {
  const rows = text.split('\n')
  const signs = rows.pop() ?? ''
  let clock = 0
  let at = 0
  let speaker = 0
  const { rewrite: lengthen, forget } = lengthener(() => clock)
  const isNewPage = pages()
  const pause = (): number => {
    const milliseconds = pauseOf(signs.charAt(at++))
    clock += milliseconds
    return milliseconds
  }
  return rows.flatMap((row): Line[] => {
    const [head = '', second = '', third = ''] = row.split(PART)
    if (row.startsWith('#')) {
      speaker = Number(row.slice(1))
      return []
    }
    if (row.startsWith('S') && row.includes(',')) {
      const [begun = '0', since = '0'] = row.slice(1).split(',')
      clock = Number.parseInt(since, 36) * 1_000
      if (isNewPage(Number.parseInt(begun, 36))) forget()
      return [['segment', 0, { release, begun: Number.parseInt(begun, 36) * 1_000, at: clock }]]
    }
    const milliseconds = pause()
    if (row === 'E') return [['end', speaker, milliseconds]]
    if (!row.includes(PART)) return [['place', row.slice(1), milliseconds]]
    if (head === 'X' && row.split(PART).length === 2) return [['struck', speaker, second === '' ? 0 : second, milliseconds]]
    const data = rewritten(parsed(third), lengthen)
    if (head.startsWith('F')) return [['flow', speaker, head.slice(1), second, data === 0 ? null : data, milliseconds]]
    return [['event', speaker, head, data, second === '' ? 0 : second, milliseconds]]
  })
}
