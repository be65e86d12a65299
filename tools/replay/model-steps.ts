/** The events of a recording as steps of the flow's own model, which tests know how to take: the labels of `walk` and of tours. */
import { transition, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { explore, type Graph } from '../../model/explore/explore.ts'
import type { Flow, ModelEvent } from '../../model/kit/flow.ts'
import { stateKey } from '../../src/machines/kit/state-key.ts'
import type { Reproduction } from './reproduction.ts'

export interface ModelStep {
  label: string
  /** The state that it leads to. */
  state: string
  /** The place of the recorded line; null on the way to where the recording begins. */
  line: number | null
}

export interface ModelSteps {
  /** The start of the model, by its name. */
  input: string
  steps: ModelStep[]
  /** The state in which the steps end. */
  end: string
}

/** The shortest way to a state, by labels; null where the start does not lead there. */
const wayTo = (graph: Graph, state: string): { steps: ModelStep[]; snapshot: AnyMachineSnapshot } | null => {
  const seen = new Set([graph.start])
  const queue: { at: string; steps: ModelStep[] }[] = [{ at: graph.start, steps: [] }]
  for (let step = queue.shift(); step; step = queue.shift()) {
    const snapshot = graph.snapshots.get(step.at)
    if (snapshot !== undefined && stateKey(snapshot.value) === state) return { steps: step.steps, snapshot }
    for (const { from, to, by, target } of graph.edges)
      if (from === step.at && !seen.has(to)) {
        seen.add(to)
        queue.push({ at: to, steps: [...step.steps, { label: by.label, state: target, line: null }] })
      }
  }
  return null
}

const partsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [name, ...partsOf(inner).map((part) => `${name}.${part}`)])
    : [String(value)]

/** How much of one event stands in another: fields, kinds of answers, codes. */
const likeness = (one: object, other: object): number => {
  const parts = new Set(partsOf(one))
  return partsOf(other).filter((part) => parts.has(part)).length
}

/** Of answers with the same effect a browser can be given those of the network. */
const isReply = ({ calls }: Flow, { outcome }: ModelEvent): boolean => {
  const answer = outcome === undefined ? undefined : calls[outcome.call]?.answers[outcome.answer]
  return answer !== undefined && 'reply' in answer
}

/** Whether two outcomes are of one kind: answered, refused, lost. */
const isOfKind = (one: AnyEventObject, other: AnyEventObject): boolean => {
  const [first, second] = [one, other].map(({ output }) => (output as { kind?: unknown } | null | undefined)?.kind)
  return first === second
}

/** The model's event that does what the recorded one does: of the same type, to the same state, and the most alike. */
const nearest = (
  fixture: Flow,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  state: string,
): { by: ModelEvent; next: AnyMachineSnapshot } | null => {
  const found = fixture.modelEvents
    .filter((one) => one.event.type === event.type && snapshot.can(one.event))
    .map((by) => ({ by, next: transition(fixture.machine, snapshot, by.event)[0] as AnyMachineSnapshot }))
    .filter(({ next }) => stateKey(next.value) === state)
    .toSorted((one, other) => likeness(event, other.by.event) - likeness(event, one.by.event))
    .toSorted((one, other) => Number(isReply(fixture, other.by)) - Number(isReply(fixture, one.by)))
    .toSorted((one, other) => Number(isOfKind(event, other.by.event)) - Number(isOfKind(event, one.by.event)))
  return found[0] ?? null
}

const along = (fixture: Flow, from: AnyMachineSnapshot, { start, events }: Reproduction): ModelStep[] | null => {
  const steps: ModelStep[] = []
  let [model, recorded] = [from, start]
  for (const { event, line } of events) {
    ;[recorded] = transition(start.machine as AnyStateMachine, recorded, event) as [AnyMachineSnapshot, unknown]
    const step = nearest(fixture, model, event, stateKey(recorded.value))
    if (step === null) return null
    steps.push({ label: step.by.label, state: stateKey(step.next.value), line })
    model = step.next
  }
  return steps
}

/** @returns null where the model has no such way: an event that it does not know, or a state that none of its starts leads to */
export const modelSteps = (fixture: Flow, reproduction: Reproduction): ModelSteps | null => {
  for (const [input, value] of Object.entries(fixture.inputs as Record<string, unknown>)) {
    const way = wayTo(explore(fixture, value), stateKey(reproduction.start.value))
    const steps = way === null ? null : along(fixture, way.snapshot, reproduction)
    if (way !== null && steps !== null) return { input, steps: [...way.steps, ...steps], end: reproduction.end }
  }
  return null
}
