/** What exploring a flow has found: enough to put the flow into any configuration that it can be in. JSON all through. */

/** A starting point of the flow. */
export interface WalkInput {
  /** The name in the fixture. */
  name: string
  /** The same in Russian. */
  text: string
  input: unknown
  /** What the machine takes and asks for by itself before it comes to rest there. */
  edges: string[]
  effects: { name: string; params: unknown }[]
}

/** Something that can happen, as the model gives it. */
export interface WalkEvent {
  /** The name in the fixture: `submit`, `signIn: wrong`. */
  label: string
  /** The same in Russian: «Нажимает «Войти»», «Проверить телефон и пароль: неверный пароль». */
  text: string
  event: { type: string }
  /** The invoke whose answer it is. */
  call: string | null
  /** The name of that answer in the fixture. */
  answer: string | null
}

/** A state with the part of the context that guards and views read. */
export interface WalkConfig {
  /** Index of its starting point. */
  input: number
  /** Index of the step that leads here on the shortest way; null at a starting point. */
  by: number | null
  /** The state value as one string, as `data-state` carries it. */
  state: string
}

/** One event taken in one configuration. */
export interface WalkStep {
  from: number
  event: number
  to: number
  /** Ids of the chart's edges that were taken, in their order: the event's own and the `always` after it. */
  edges: string[]
  /** The named effects that were asked for, with their real parameters. */
  effects: { name: string; params: unknown }[]
}

export interface Walks {
  flow: string
  inputs: WalkInput[]
  events: WalkEvent[]
  configs: WalkConfig[]
  steps: WalkStep[]
}

/** The steps of the shortest way to a configuration, the first one first. */
export const wayTo = ({ configs, steps }: Walks, config: number): WalkStep[] => {
  const way: WalkStep[] = []
  for (let by = configs[config]?.by ?? null; by !== null;) {
    const step = steps[by]
    if (!step) throw new Error(`no step ${by}`)
    way.unshift(step)
    by = configs[step.from]?.by ?? null
  }
  return way
}
