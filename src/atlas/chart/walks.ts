/** The result of exploring a flow: enough to put the flow into any possible configuration. Pure JSON. */

/** A starting point of the flow. */
export interface WalkInput {
  /** The name in the fixture. */
  name: string
  /** The same in Russian. */
  text: string
  input: unknown
  /** The initial transitions and effects before the machine comes to rest there. */
  edges: string[]
  effects: { name: string; params: unknown }[]
}

/** An event of the model. */
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

/** A state with the part of the context that guards read, or what one step shows there: see `WalkStep.face`. */
export interface WalkConfig {
  /** Index of its starting point. */
  input: number
  /** Index of the last step of the shortest path; null at a starting point. */
  by: number | null
  /** The state value as one string, as in `data-state`. */
  state: string
  /** The configuration whose steps are also those of this one: no guard tells them apart, the screen may. */
  like?: number
}

/** One event taken in one configuration. */
export interface WalkStep {
  from: number
  event: number
  to: number
  /** The configuration with the content that this very step leads to, where it is not that of `to`. */
  face?: number
  /** Ids of the taken edges of the chart, in order: the event's own and the `always` after it. */
  edges: string[]
  /** The requested effects, with their actual parameters. */
  effects: { name: string; params: unknown }[]
}

export interface Walks {
  flow: string
  inputs: WalkInput[]
  events: WalkEvent[]
  configs: WalkConfig[]
  steps: WalkStep[]
}

/** The configuration that a step shows. */
export const shownBy = ({ to, face }: WalkStep): number => face ?? to

/** The steps of the shortest path to a configuration, in order. */
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
