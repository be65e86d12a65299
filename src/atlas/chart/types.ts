/** The plain model of a flow's chart, for pictures, pages, review and coverage. Pure JSON. */

/**
 * `resting`: waits for the user · `waiting`: a call is pending · `transient`: left at once by `always` ·
 * `group`: has one active child · `parallel`: has all children active · `final`: the machine ends.
 */
export type StateKind = 'resting' | 'waiting' | 'transient' | 'group' | 'parallel' | 'final'

export type Tone = 'success' | 'problem' | 'question'

export interface ChartEffect {
  /** The action's name; null for an inline assign. */
  name: string | null
  text: string
  /** Fixed parameters; `computed` where they depend on context or event. */
  params: Record<string, unknown> | 'computed' | null
}

export interface ChartGuard {
  name: string
  text: string
}

export interface ChartCall {
  /** The invoke's id, unique in its state. */
  id: string
  actor: string
  text: string
  /** Operations of the contract, by operationId; none for device services. */
  operations: string[]
}

export interface ChartState {
  /** The path, `shown.idle`; `*` is the machine itself. */
  id: string
  parent: string | null
  kind: StateKind
  text: string
  tone: Tone | null
  /** Requirement ids. */
  rows: string[]
  /** The reason for none. */
  why: string | null
  tags: string[]
  /** Whether it is its parent's initial state. */
  isInitial: boolean
  /** Its index on the happy path, from 0; null elsewhere. */
  main: number | null
  entry: ChartEffect[]
  exit: ChartEffect[]
  calls: ChartCall[]
}

/** `person`: a user action · `app`: an action of the portal · the rest are XState's own. */
export type TriggerKind = 'person' | 'app' | 'done' | 'error' | 'after' | 'always'

export interface ChartTrigger {
  kind: TriggerKind
  /** The event's type, the call's id or the delay's name; empty for `always`. */
  name: string
  text: string
}

export interface ChartEdge {
  /** `editing submit 0`: source, trigger in the words' notation, index among the branches. */
  id: string
  source: string
  /** Null where the state does not change. */
  target: string | null
  trigger: ChartTrigger
  guard: ChartGuard | null
  /** The branch taken when the guards before it say no. */
  isOtherwise: boolean
  /** Leaves and re-enters the state. */
  reenter: boolean
  effects: ChartEffect[]
  rows: string[]
  /** A fork's branch without rows: the reason. */
  why: string | null
  /** Joins two neighbours on the happy path. */
  isMain: boolean
  /** The reason why no walk of the model takes it. */
  unreachable: string | null
}

export interface Chart {
  /** The name of its folder in its area of src/machines. */
  flow: string
  /** The machine's id, as `data-flow` carries it. */
  machine: string
  title: string
  places: string[]
  states: ChartState[]
  edges: ChartEdge[]
}
