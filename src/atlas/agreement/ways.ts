/**
 * Which event leads where, exactly: the smallest automaton that answers every sequence of events as the flow does. It has no room
 * for chance: configurations that nothing tells apart are one, and they are counted from the starting points along the sorted names
 * of the events. So it is the same for every exploration, and another one when a guard decides otherwise.
 */
import type { Chart, ChartEdge } from '../chart/types.ts'
import type { WalkStep } from '../chart/walks.ts'
import { line, type FlowRecord } from './lines.ts'

interface Turn {
  label: string
  /** What decided, in words: the branches that were taken. */
  taken: string
  to: number
}

const branchOf = ({ source, trigger, guard, isOtherwise }: ChartEdge, pathOf: (key: string) => string): string =>
  [pathOf(source), trigger.text, guard?.text ?? (isOtherwise ? 'иначе' : '')].join(' · ')

const turnsOf = (
  { chart, walks }: { chart: Chart; walks: FlowRecord['walks'] },
  steps: readonly WalkStep[],
  pathOf: (key: string) => string,
) => {
  const branches = new Map(chart.edges.map((edge) => [edge.id, branchOf(edge, pathOf)]))
  const turns = new Map<number, Turn[]>()
  for (const { from, event, to, edges } of steps) {
    const own = turns.get(from) ?? []
    const taken = edges.map((id) => branches.get(id) ?? id).join(' → ')
    own.push({ label: walks.events[event]?.label ?? '', taken, to })
    turns.set(from, own)
  }
  for (const own of turns.values()) own.sort((one, other) => (one.label < other.label ? -1 : 1))
  return turns
}

/** Numbers of equal texts, in order of their appearance. */
const numbering = () => {
  const numbers = new Map<string, number>()
  return (text: string): number => {
    const known = numbers.get(text) ?? numbers.size
    numbers.set(text, known)
    return known
  }
}

/** The class of each configuration: two are in one class when no sequence of events tells them apart. */
const classesOf = (configs: readonly number[], stateOf: (config: number) => string, turns: ReadonlyMap<number, Turn[]>) => {
  const first = numbering()
  let classes = new Map(configs.map((config) => [config, first(stateOf(config))]))
  for (let count = 0; ;) {
    const number = numbering()
    const next = new Map(
      configs.map((config) => {
        const ways = (turns.get(config) ?? []).map(({ label, taken, to }) => `${label}\t${taken}\t${classes.get(to)}`)
        return [config, number([classes.get(config), ...ways].join('\n'))]
      }),
    )
    const found = new Set(next.values()).size
    if (found === count) return next
    count = found
    classes = next
  }
}

interface Reached {
  starts: ReadonlyMap<string, number>
  steps: readonly WalkStep[]
}

/** @returns lines `ход`: number, state, then for each event «label = number»; the branches are in the line's last column */
export const waysOf = (record: FlowRecord, { starts, steps }: Reached, pathOf: (key: string) => string): string[] => {
  const { walks } = record
  const turns = turnsOf(record, steps, pathOf)
  const stateOf = (config: number) => pathOf(walks.configs[config]?.state ?? '')
  const configs = [...new Set([...starts.values(), ...steps.map(({ to }) => to)])]
  const classes = classesOf(configs, stateOf, turns)
  const numbers = new Map<number, number>()
  const members: number[] = []
  const visit = (config: number): number => {
    const own = classes.get(config) ?? -1
    const known = numbers.get(own)
    if (known !== undefined) return known
    numbers.set(own, members.length)
    return members.push(config) - 1
  }
  const names = [...starts].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const begin = names.map(([name, config]) => line('ход', 'начало', name, String(visit(config))))
  const lines: string[] = []
  for (let at = 0; at < members.length; at += 1) {
    const config = members[at] ?? -1
    lines.push(line('ход', String(at), stateOf(config)))
    for (const { label, taken, to } of turns.get(config) ?? [])
      lines.push(line('ход', String(at), label, taken, String(visit(to))))
  }
  return [...begin, ...lines]
}
