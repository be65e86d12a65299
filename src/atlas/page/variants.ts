/** The configurations in which a state is reached, named by what led there. */
import { wayTo, type Walks, type WalkStep } from '../chart/walks.ts'

export interface Variant {
  config: number
  /** The step that leads here; the starting point, where there is none. */
  name: string
  /** What came before it: tells variants of the same last step apart. */
  before: string
}

/** Whether a state key, «shown.idle» or «count.shown+point.known», is in this state or inside it. */
export const isIn = (key: string, state: string): boolean =>
  key.split('+').some((leaf) => leaf === state || leaf.startsWith(`${state}.`))

const eventText = ({ events }: Walks, { event }: WalkStep): string => events[event]?.text ?? ''

const startText = (walks: Walks, config: number): string => walks.inputs[walks.configs[config]?.input ?? 0]?.text ?? ''

const variantOf = (walks: Walks, config: number): Variant => {
  const way = wayTo(walks, config)
  const texts = [startText(walks, config), ...way.map((step) => eventText(walks, step))]
  return { config, name: texts.at(-1) ?? '', before: texts.slice(0, -1).join(' → ') }
}

/** Shortest ways first: the plain case of a state stands on top. */
export const variantsOf = (walks: Walks, state: string): Variant[] =>
  walks.configs
    .flatMap(({ state: key }, config) => (isIn(key, state) ? [config] : []))
    .map((config) => ({ config, length: wayTo(walks, config).length }))
    .toSorted((left, right) => left.length - right.length || left.config - right.config)
    .map(({ config }) => variantOf(walks, config))

export interface VariantGroup {
  name: string
  /** The shortest way. */
  first: Variant
  /** Longer ways that end with the same step. */
  others: Variant[]
}

/** Variants by their last step: a form that is reached after a refusal looks the same however long the way was. */
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
  /** Where the flow stands after it. */
  config: number
}

/** The way to a configuration, step by step, the starting point first. */
export const wayParts = (walks: Walks, config: number): WayPart[] => {
  const way = wayTo(walks, config)
  const start = way[0]?.from ?? config
  return [
    { text: startText(walks, config), config: start },
    ...way.map((step) => ({ text: eventText(walks, step), config: step.to })),
  ]
}

/** Only what leads to one configuration: enough for a frame to put the flow there. */
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
