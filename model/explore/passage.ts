import type { AnyStateMachine } from 'xstate'
import { takeEvent } from './taken.ts'
import { signature, type Edge, type Graph } from './explore.ts'

/**
 * Names edges by their ends and by every transition in between: the target of one event may depend on several
 * transient states on the way.
 */
export const passages = (machine: AnyStateMachine, graph: Graph): ((edge: Edge) => string) => {
  const names = new Map<Edge, string>()
  return (edge) => {
    const known = names.get(edge)
    if (known !== undefined) return known
    const before = graph.snapshots.get(edge.from)
    const name = `${signature(edge)} by ${before ? takeEvent(machine, before, edge.by.event).edges.join(', ') : 'nothing'}`
    names.set(edge, name)
    return name
  }
}
