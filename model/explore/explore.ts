/** Explores a machine: its states, its edges, and tours that take every edge at least once. */
import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { stateKey } from '../../src/machines/kit/state-key.ts'
import type { Flow, ModelEvent } from '../kit/flow.ts'

/** More configurations mean that a key is too fine or a machine too large. */
export const MOST_STATES = 400

export interface Edge {
  from: string
  to: string
  /** State keys of the two ends. */
  source: string
  target: string
  by: ModelEvent
  snapshot: AnyMachineSnapshot
}

export interface Graph {
  start: string
  snapshots: Map<string, AnyMachineSnapshot>
  edges: Edge[]
}

interface Explored extends Record<'key' | 'eventsFrom' | 'input', unknown> {
  graph: Graph
}

/** Explored graphs, by machine: tours, controls, walks and rules of one process share them. */
const explored = new WeakMap<AnyStateMachine, Explored[]>()

/**
 * Explores the flow from one of its starts, once: a machine with other guards or actors is another machine.
 * @returns an immutable graph
 * @throws the error of an action, a guard or an input: XState would take it for an end
 */
export const explore = <Machine extends AnyStateMachine>(flow: Flow<Machine>, input: unknown): Graph => {
  const { machine, key, eventsFrom } = flow
  const before = explored.get(machine) ?? []
  const same = before.find((one) => one.key === key && one.eventsFrom === eventsFrom && one.input === input)
  if (same) return same.graph
  const graph = exploreAnew(flow, input)
  explored.set(machine, [...before, { key, eventsFrom, input, graph }])
  return graph
}

const exploreAnew = <Machine extends AnyStateMachine>(flow: Flow<Machine>, input: unknown): Graph => {
  const keyOf = (snapshot: AnyMachineSnapshot) =>
    `${stateKey(snapshot.value)} ${JSON.stringify(flow.key(snapshot.context as never))}`
  const byEvent = new Map(flow.modelEvents.map((modelEvent) => [modelEvent.event, modelEvent]))
  const map = getAdjacencyMap(flow.machine as AnyStateMachine, {
    input,
    events: flow.eventsFrom(input).map(({ event }) => event) as EventFromLogic<AnyStateMachine>[],
    filterEvents: (snapshot, event) => snapshot.status === 'active' && snapshot.can(event),
    serializeState: (snapshot) => keyOf(snapshot) as never,
    serializeEvent: (event) => (byEvent.get(event)?.label ?? event.type) as never,
    limit: MOST_STATES * 60,
  })
  const snapshots = new Map(Object.entries(map).map(([key, { state }]) => [key, state as AnyMachineSnapshot]))
  const edges = Object.entries(map).flatMap(([from, { state, transitions }]) =>
    Object.values(transitions).map((step): Edge => {
      const { event, state: next } = step as { event: { type: string }; state: AnyMachineSnapshot }
      return {
        from,
        to: keyOf(next),
        source: stateKey((state as AnyMachineSnapshot).value),
        target: stateKey(next.value),
        by: byEvent.get(event)!,
        snapshot: next,
      }
    }),
  )
  for (const snapshot of snapshots.values()) if (snapshot.status === 'error') throw snapshot.error
  const [start] = snapshots.keys()
  return { start: start!, snapshots, edges }
}

/** Edges that look alike to the user: the same case of the same event from the same state to the same state. */
export const signature = (edge: Edge): string => `${edge.source} --${edge.by.label}--> ${edge.target}`

const outgoing = (graph: Graph): Map<string, Edge[]> => {
  const map = new Map<string, Edge[]>()
  for (const edge of graph.edges) map.set(edge.from, [...(map.get(edge.from) ?? []), edge])
  return map
}

/** The shortest path from a state to a wanted edge, that edge included. */
const nearest = (
  from: string,
  out: Map<string, Edge[]>,
  isWanted: (edge: Edge) => boolean,
  isLast: (edge: Edge) => boolean,
): Edge[] | null => {
  const queue: { at: string; way: Edge[] }[] = [{ at: from, way: [] }]
  const seen = new Set([from])
  for (let step = queue.shift(); step; step = queue.shift())
    for (const edge of out.get(step.at) ?? []) {
      if (isWanted(edge)) return [...step.way, edge]
      if (seen.has(edge.to) || isLast(edge)) continue
      seen.add(edge.to)
      queue.push({ at: edge.to, way: [...step.way, edge] })
    }
  return null
}

/**
 * The edges of a hand-written path, by their labels.
 * @throws when a step is impossible at the path's current state
 */
export const wayThrough = (graph: Graph, steps: readonly string[]): Edge[] => {
  const out = outgoing(graph)
  const way: Edge[] = []
  for (const label of steps) {
    const edge = out.get(way.at(-1)?.to ?? graph.start)?.find(({ by }) => by.label === label)
    if (!edge) throw new Error(`«${label}» is not possible in ${way.at(-1)?.target ?? 'the beginning'}`)
    way.push(edge)
  }
  return way
}

interface TourOptions {
  /** The name of an edge: edges with one name are taken once. */
  nameOf?: (edge: Edge) => string
  /** Names taken elsewhere: no tour is made for them. */
  taken?: ReadonlySet<string>
  longest?: number
  /** Edges after which a tour cannot continue. */
  isLast?: (edge: Edge) => boolean
}

/**
 * Tours from the start that together take every edge name for which `isPossible` holds. Each tour continues to the nearest
 * edge not taken yet, and ends where none is left or it is long enough.
 */
export const tours = (
  graph: Graph,
  isPossible: (edge: Edge) => boolean = () => true,
  { longest = 25, isLast = () => false, nameOf = signature, taken = new Set() }: TourOptions = {},
): Edge[][] => {
  const possible = { ...graph, edges: graph.edges.filter(isPossible) }
  const out = outgoing(possible)
  const wanted = new Set(possible.edges.map(nameOf).filter((name) => !taken.has(name)))
  const result: Edge[][] = []
  while (wanted.size > 0) {
    const tour: Edge[] = []
    let at = graph.start
    while (tour.length < longest) {
      const way = nearest(at, out, (edge) => wanted.has(nameOf(edge)), isLast)
      if (!way || (tour.length > 0 && tour.length + way.length > longest)) break
      tour.push(...way)
      for (const edge of way) wanted.delete(nameOf(edge))
      at = way.at(-1)!.to
      if (isLast(way.at(-1)!)) break
    }
    if (tour.length === 0) break
    result.push(tour)
  }
  return result
}

/** Names of edges that neither a tour nor another source takes. */
export const untaken = (
  graph: Graph,
  found: Edge[][],
  { nameOf = signature, taken = new Set() }: Pick<TourOptions, 'nameOf' | 'taken'> = {},
): string[] => {
  const walked = new Set([...taken, ...found.flat().map(nameOf)])
  return [...new Set(graph.edges.map(nameOf))].filter((name) => !walked.has(name))
}
