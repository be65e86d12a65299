/**
 * Names of cases for addresses. A case is named by the starting point and the events that lead to it, each as a mark of four
 * characters: `~k3f9.0a2c.x81b`. An index would move with each exploration; events and answers move only with the flow itself.
 */
import { shownBy, wayTo, type Walks, type WalkStep } from '../../chart/walks.ts'
import { isIn } from './variants.ts'

const MARK = 4
const RADIX = 36
const SPACE = RADIX ** MARK
const SIGN = '~'
const BETWEEN = '.'

/** FNV-1a over UTF-16 units, to four characters: at most 219 events a flow, and no two of one flow share a mark (tested). */
export const markOf = (label: string): string => {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < label.length; at += 1) hash = Math.imul(hash ^ label.charCodeAt(at), 0x01_00_01_93)
  return ((hash >>> 0) % SPACE).toString(RADIX).padStart(MARK, '0')
}

const marksOf = (walks: Walks, config: number): string[] => [
  markOf(walks.inputs[walks.configs[config]?.input ?? 0]?.name ?? ''),
  ...wayTo(walks, config).map(({ event }) => markOf(walks.events[event]?.label ?? '')),
]

const joined = (marks: readonly string[]): string => `${SIGN}${marks.join(BETWEEN)}`

/** The name of a configuration. */
export const nameOfCase = (walks: Walks, config: number): string => joined(marksOf(walks, config))

/** The name of a starting point. */
export const nameOfStart = (walks: Walks, input: number): string => joined([markOf(walks.inputs[input]?.name ?? '')])

/**
 * `known`: the case that the address names · `near`: it is there no more, this one is the most similar ·
 * `old`: the address is of an earlier release and holds an index, which leads nowhere for certain · `first`: none was named.
 */
export interface FoundCase {
  config: number
  kind: 'known' | 'near' | 'old' | 'first'
}

/** The steps by their configuration. A configuration that only looks different has the steps of the one it is like. */
const stepFrom = (walks: Walks, config: number, mark: string): WalkStep | undefined => {
  const from = walks.configs[config]?.like ?? config
  return walks.steps.find((step) => step.from === from && markOf(walks.events[step.event]?.label ?? '') === mark)
}

/** Walks the named events: the same case may be reached by a shorter way since. */
const walked = (walks: Walks, [start, ...marks]: readonly string[]): number | null => {
  const input = walks.inputs.findIndex(({ name }) => markOf(name) === start)
  let config = walks.configs.findIndex((one) => one.input === input && one.by === null)
  if (config < 0) return null
  for (const mark of marks) {
    const step = stepFrom(walks, config, mark)
    if (!step) return null
    config = shownBy(step)
  }
  return config
}

/** How many marks must be put in, left out or exchanged. */
const distance = (one: readonly string[], other: readonly string[]): number => {
  let row = other.map((_, at) => at + 1)
  one.forEach((mark, line) => {
    let corner = line
    let left = line + 1
    row = row.map((above, at) => {
      const cost = Math.min(above + 1, left + 1, corner + Number(other[at] !== mark))
      corner = above
      left = cost
      return cost
    })
  })
  return row.at(-1) ?? one.length
}

/**
 * @param configs the configurations of the state, the shortest way first
 * @param name as the address has it; null for none
 * @returns null where the state has no configuration
 */
export const findCase = (walks: Walks, state: string, configs: readonly number[], name: string | null): FoundCase | null => {
  const [first] = configs
  if (first === undefined) return null
  if (name === null) return { config: first, kind: 'first' }
  if (!name.startsWith(SIGN)) return { config: first, kind: 'old' }
  const marks = name.slice(SIGN.length).split(BETWEEN)
  const same = configs.find((config) => nameOfCase(walks, config) === name) ?? walked(walks, marks)
  if (same !== null && isIn(walks.configs[same]?.state ?? '', state)) return { config: same, kind: 'known' }
  const near = configs
    .map((config) => ({ config, far: distance(marks, marksOf(walks, config)) }))
    .toSorted((one, other) => one.far - other.far)
  return { config: near[0]?.config ?? first, kind: 'near' }
}
