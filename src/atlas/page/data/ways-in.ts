/** What leads into a state: its incoming arrows, and the shortest way through each of them. */
import type { Chart, ChartEdge, ChartState } from '../../chart/types.ts'
import { shownBy, wayTo, type Walks, type WalkStep } from '../../chart/walks.ts'
import { nameOfStart } from './cases.ts'
import { playOfLabels } from './simulation.ts'
import { isIn } from './variants.ts'

const parentOf = (chart: Chart, { parent }: ChartState): ChartState | undefined => chart.states.find(({ id }) => id === parent)

/** The state and every frame around it that is entered by it. */
const entries = (chart: Chart, state: ChartState): string[] => {
  const parent = state.isInitial ? parentOf(chart, state) : undefined
  return [state.id, ...(parent && parent.parent !== null ? entries(chart, parent) : [])]
}

/** The arrows from elsewhere to this state, to a frame that begins with it, or to a state inside it. */
export const edgesInto = (chart: Chart, state: ChartState): ChartEdge[] => {
  const ends = new Set(entries(chart, state))
  return chart.edges.filter(
    ({ source, target }) => target !== null && (ends.has(target) || isIn(target, state.id)) && !isIn(source, state.id),
  )
}

export interface WayIn {
  /** The key of the state that the last step leaves; of states active at once only those that change. */
  from: string
  /** The last event, in words. */
  last: string
  /** How many steps it takes from its starting point. */
  length: number
  /** The starting point, in words. */
  start: string
  /** The events in words. */
  events: string[]
  /** The configuration that it starts with. */
  first: number
  /** The address of that case, and of the simulation from there. */
  variant: string
  played: string
}

/** At most so many ways are shown: the shortest. */
const MOST = 12

const keyAt = ({ configs }: Walks, config: number): string => configs[config]?.state ?? ''

const leftBy = (walks: Walks, step: WalkStep): string => {
  const after = keyAt(walks, shownBy(step)).split('+')
  return keyAt(walks, step.from)
    .split('+')
    .filter((leaf) => !after.includes(leaf))
    .join('+')
}

const wayOf = (walks: Walks, last: WalkStep): WayIn => {
  const steps = [...wayTo(walks, last.from), last]
  const first = steps[0]?.from ?? last.from
  const input = walks.configs[first]?.input ?? 0
  const events = steps.flatMap(({ event }) => walks.events[event] ?? [])
  return {
    from: leftBy(walks, last),
    last: events.at(-1)?.text ?? '',
    length: steps.length,
    start: walks.inputs[input]?.text ?? '',
    events: events.map(({ text }) => text),
    first,
    variant: nameOfStart(walks, input),
    played: playOfLabels(events.map(({ label }) => label)),
  }
}

/** The length of the shortest way to each configuration. Earlier ones come first in the list. */
const depthsOf = ({ configs, steps }: Walks): number[] => {
  const depths: number[] = []
  const depthOf = (config: number): number => {
    const by = configs[config]?.by ?? null
    const step = by === null ? undefined : steps[by]
    depths[config] ??= step ? depthOf(step.from) + 1 : 0
    return depths[config]
  }
  configs.forEach((_, config) => depthOf(config))
  return depths
}

/** The shortest way into a state through each arrow and from each state before, the shortest first. */
export const waysInto = (walks: Walks, state: string): WayIn[] => {
  const depths = depthsOf(walks)
  const best = new Map<string, WalkStep>()
  const far = ({ from }: WalkStep) => depths[from] ?? 0
  for (const step of walks.steps) {
    if (!isIn(keyAt(walks, shownBy(step)), state) || isIn(keyAt(walks, step.from), state)) continue
    const key = `${leftBy(walks, step)} ${step.edges.join(' ')}`
    const known = best.get(key)
    if (!known || far(step) < far(known)) best.set(key, step)
  }
  return [...best.values()]
    .toSorted((one, other) => far(one) - far(other))
    .slice(0, MOST)
    .map((step) => wayOf(walks, step))
}
