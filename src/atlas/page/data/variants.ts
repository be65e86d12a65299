/** The configurations of a state, named by their last steps. */
import { wayTo, type Walks, type WalkStep } from '../../chart/walks.ts'

export interface Variant {
  config: number
  /** The last step; the starting point, where there is none. */
  name: string
  /** The step before it: it distinguishes variants with the same last step. */
  before: string
}

/** Whether a state key, «shown.idle» or «count.shown+point.known», is this state or inside it. */
export const isIn = (key: string, state: string): boolean =>
  key.split('+').some((leaf) => leaf === state || leaf.startsWith(`${state}.`))

const eventText = ({ events }: Walks, { event }: WalkStep): string => events[event]?.text ?? ''

const startText = (walks: Walks, config: number): string => walks.inputs[walks.configs[config]?.input ?? 0]?.text ?? ''

const variantOf = (walks: Walks, config: number): Variant => {
  const way = wayTo(walks, config)
  const texts = [startText(walks, config), ...way.map((step) => eventText(walks, step))]
  return { config, name: texts.at(-1) ?? '', before: texts.slice(0, -1).join(' → ') }
}

/** Shortest paths first: the plain case of a state is on top. */
export const variantsOf = (walks: Walks, state: string): Variant[] =>
  walks.configs
    .flatMap(({ state: key }, config) => (isIn(key, state) ? [config] : []))
    .map((config) => ({ config, length: wayTo(walks, config).length }))
    .toSorted((left, right) => left.length - right.length || left.config - right.config)
    .map(({ config }) => variantOf(walks, config))

export interface VariantGroup {
  name: string
  /** The shortest path. */
  first: Variant
  /** Longer paths with the same last step. */
  others: Variant[]
}

/** Variants by their last step: a form after a refusal looks the same however long the path was. */
export const groupsOf = (variants: readonly Variant[]): VariantGroup[] => {
  const groups = new Map<string, VariantGroup>()
  for (const variant of variants) {
    const group = groups.get(variant.name)
    if (group) group.others.push(variant)
    else groups.set(variant.name, { name: variant.name, first: variant, others: [] })
  }
  return [...groups.values()]
}

export interface WayPart {
  text: string
  /** The flow's configuration after it. */
  config: number
}

/** The path to a configuration, step by step, starting point first. */
export const wayParts = (walks: Walks, config: number): WayPart[] => {
  const way = wayTo(walks, config)
  const start = way[0]?.from ?? config
  return [
    { text: startText(walks, config), config: start },
    ...way.map((step, at) => ({ text: eventText(walks, step), config: at === way.length - 1 ? config : step.to })),
  ]
}

/** Only the path to one configuration: enough for a frame to put the flow there. */
export const cutFor = (walks: Walks, config: number): { walks: Walks; config: number } => {
  const way = wayTo(walks, config)
  const input = walks.inputs[walks.configs[config]?.input ?? 0]
  const states = [way[0]?.from ?? config, ...way.map(({ to }) => to)]
  return {
    config: way.length,
    walks: {
      flow: walks.flow,
      inputs: input ? [input] : [],
      events: way.flatMap(({ event }) => walks.events[event] ?? []),
      configs: states.map((one, at) => ({
        input: 0,
        by: at === 0 ? null : at - 1,
        state: walks.configs[one]?.state ?? '',
      })),
      steps: way.map(({ edges, effects }, at) => ({ from: at, event: at, to: at + 1, edges, effects })),
    },
  }
}
