/** All configurations of a flow with their shortest paths, from exploring its fixture. */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Walks, WalkConfig, WalkInput, WalkStep } from '../../src/atlas/chart/walks.ts'
import { stateKey } from '../../src/machines/kit/state-key.ts'
import { explore, type Edge, type Graph } from './explore.ts'
import { nodesOf } from '../kit/nodes.ts'
import { eventText } from './event-text.ts'
import type { FlowWithFixture } from './flows.ts'
import { takeEvent, takeStart } from './taken.ts'

/** The names of actors by the ids of their calls. */
export const actorsOf = (machine: AnyStateMachine): Map<string, string> =>
  new Map(
    nodesOf(machine).flatMap(({ invoke }) => invoke.map(({ id, src }) => [id, typeof src === 'string' ? src : id] as const)),
  )

const contentOf = ({ context }: AnyMachineSnapshot): string => JSON.stringify(context)

const bySource = ({ edges }: Graph): Map<string, Edge[]> => {
  const sources = new Map<string, Edge[]>()
  for (const edge of edges) sources.set(edge.from, [...(sources.get(edge.from) ?? []), edge])
  return sources
}

/**
 * Breadth first from every start in turn. A configuration reached from an earlier start is the same
 * one, and so is each of its steps; a start always has a configuration of its own. Keys leave out what no guard reads, messages
 * first of all: a step with another content than its configuration shows a face of it.
 * @throws when a walk ends at another configuration than the exploration: the fixture's key is too coarse
 */
export const walksOf = ({ flow, machine, words, fixture }: FlowWithFixture): Walks => {
  const { modelEvents, inputTexts } = fixture
  const actors = actorsOf(machine)
  const inputs: WalkInput[] = []
  const configs: WalkConfig[] = []
  const snapshots: AnyMachineSnapshot[] = []
  /** The content of each configuration. */
  const contents: string[] = []
  const steps: WalkStep[] = []
  const known = new Map<string, number>()
  /** Steps to a known configuration with content of their own, by `configuration content`. */
  const faces = new Map<string, { like: number; state: string; shownBy: WalkStep[] }>()
  /** The target of a step, by `configuration event`. */
  const taken = new Map<string, number>()
  const add = (key: string, snapshot: AnyMachineSnapshot, input: number, by: number | null): number => {
    const at = configs.push({ input, by, state: stateKey(snapshot.value) }) - 1
    snapshots.push(snapshot)
    contents.push(contentOf(snapshot))
    if (!known.has(key)) known.set(key, at)
    return at
  }
  const step = (from: number, { by, to: key, target }: Edge): number => {
    const event = modelEvents.indexOf(by)
    const before = taken.get(`${from} ${event}`)
    const snapshot = snapshots[from]
    if (before !== undefined || !snapshot) return before ?? from
    // Configurations found from here share the beginning of this path, whichever start is being explored.
    const input = configs[from]?.input ?? 0
    const { edges, effects, snapshot: next } = takeEvent(machine, snapshot, by.event)
    if (stateKey(next.value) !== target) throw new Error(`${flow}: ${by.label} leads to ${target} elsewhere`)
    const to = known.get(key) ?? add(key, next, input, steps.length)
    const content = contentOf(next)
    const taking: WalkStep = { from, event, to, edges, effects }
    steps.push(taking)
    if (content !== contents[to]) {
      const face = faces.get(`${to} ${content}`) ?? { like: to, state: target, shownBy: [] }
      faces.set(`${to} ${content}`, face)
      face.shownBy.push(taking)
    }
    taken.set(`${from} ${event}`, to)
    return to
  }
  for (const [name, input] of Object.entries(fixture.inputs)) {
    const { edges, effects, snapshot } = takeStart(machine, input)
    const start = inputs.push({ name, text: inputTexts[name] ?? name, input, edges, effects }) - 1
    const graph = explore(fixture, input)
    const edgesOf = bySource(graph)
    const queue = [{ key: graph.start, at: add(graph.start, snapshot, start, null) }]
    const seen = new Set(queue.map(({ at }) => at))
    for (let next = queue.shift(); next; next = queue.shift())
      for (const edge of edgesOf.get(next.key) ?? []) {
        const to = step(next.at, edge)
        if (!seen.has(to)) queue.push({ key: edge.to, at: to })
        seen.add(to)
      }
  }
  // After all that was explored, so that a new message renumbers no path.
  for (const { like, state, shownBy } of faces.values()) {
    const [first] = shownBy
    const face = configs.push({ input: configs[first!.from]!.input, by: steps.indexOf(first!), state, like }) - 1
    for (const one of shownBy) one.face = face
  }
  return {
    flow,
    inputs,
    events: modelEvents.map((modelEvent) => ({
      label: modelEvent.label,
      text: eventText(modelEvent, modelEvents, words, (call) => actors.get(call) ?? call),
      event: modelEvent.event,
      call: modelEvent.outcome?.call ?? null,
      answer: modelEvent.outcome?.answer ?? null,
    })),
    configs,
    steps,
  }
}
