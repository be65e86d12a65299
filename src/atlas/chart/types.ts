/** The plain model of a flow's chart: what extraction gives and pictures, pages, review and coverage read. JSON all through. */

/**
 * `resting`: waits for people · `waiting`: a call is under way · `transient`: left at once by `always` ·
 * `group`: has one active child · `parallel`: has all children active · `final`: the machine ends.
 */
export type StateKind = 'resting' | 'waiting' | 'transient' | 'group' | 'parallel' | 'final'

export type Tone = 'success' | 'problem' | 'question'

export interface ChartEffect {
  /** The action's name; null for an assign written in place. */
  name: string | null
  text: string
  /** Fixed parameters; `computed` where they follow from context or event. */
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
  /** Operations of the contract, by operationId; none for the device's own services. */
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
  /** Why there are none. */
  why: string | null
  tags: string[]
  /** Whether its parent begins with it. */
  isInitial: boolean
  /** Its place on the way that most people go, from 0; null off that way. */
  main: number | null
  entry: ChartEffect[]
  exit: ChartEffect[]
  calls: ChartCall[]
}

/** `person`: somebody does it · `app`: the portal does it · the rest are XState's own. */
export type TriggerKind = 'person' | 'app' | 'done' | 'error' | 'after' | 'always'

export interface ChartTrigger {
  kind: TriggerKind
  /** The event's type, the call's id or the delay's name; empty for `always`. */
  name: string
  text: string
}

export interface ChartEdge {
  /** `editing submit 0`: source, trigger as words spell it, place among the branches. */
  id: string
  source: string
  /** Null where the state stays as it is. */
  target: string | null
  trigger: ChartTrigger
  guard: ChartGuard | null
  /** The branch that is taken when the guards before it say no. */
  isOtherwise: boolean
  /** Leaves and enters the state anew. */
  reenter: boolean
  effects: ChartEffect[]
  rows: string[]
  /** Joins two neighbours of the main way. */
  isMain: boolean
  /** Why no walk of the model takes it. */
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
