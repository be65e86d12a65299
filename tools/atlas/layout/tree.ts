/** The chart as a tree of states, with the layout's queries. */
import type { Chart, ChartEdge, ChartState } from '../../../src/atlas/chart/types.ts'

export interface Tree {
  get: (id: string) => ChartState
  childrenOf: (id: string) => ChartState[]
  /** From the state itself up to the machine. */
  pathOf: (id: string) => string[]
  /** The leaf states inside a state, or the state itself. */
  leavesOf: (id: string) => string[]
  /** The leaf state after entering a state; a parallel one is entered as a whole. */
  entryOf: (id: string) => string
  /** The step of the main way: a frame on it and the states in which the frame begins are one step. */
  mainOf: (id: string) => number | null
}

export const treeOf = ({ flow, states }: Chart): Tree => {
  const byId = new Map(states.map((state) => [state.id, state]))
  const get = (id: string): ChartState => {
    const state = byId.get(id)
    if (!state) throw new Error(`${flow}: no state ${id}`)
    return state
  }
  const childrenOf = (id: string) => states.filter(({ parent }) => parent === id)
  const pathOf = (id: string): string[] => {
    const { parent } = get(id)
    return parent === null ? [id] : [id, ...pathOf(parent)]
  }
  const leavesOf = (id: string): string[] => {
    const children = childrenOf(id)
    return children.length === 0 ? [id] : children.flatMap((child) => leavesOf(child.id))
  }
  const entryOf = (id: string): string => {
    if (get(id).kind === 'parallel') return id
    const initial = childrenOf(id).find(({ isInitial }) => isInitial)
    return initial ? entryOf(initial.id) : id
  }
  const mainOf = (id: string): number | null => {
    const { main } = get(id)
    if (main !== null) return main
    const inside = entryOf(id)
    if (inside !== id && get(inside).main !== null) return get(inside).main
    return mainAbove(id)
  }
  const mainAbove = (id: string): number | null => {
    const { main, parent, isInitial } = get(id)
    if (main !== null) return main
    return parent !== null && isInitial && get(parent).kind === 'group' ? mainAbove(parent) : null
  }
  return { get, childrenOf, pathOf, leavesOf, entryOf, mainOf }
}

/** The end of an edge's arrow: its target, or the start of a frame that the edge re-enters from within. */
export const endOf = (tree: Tree, { source, target }: ChartEdge): string | null => {
  if (target === null || target === source) return null
  return tree.pathOf(source).includes(target) ? tree.entryOf(target) : target
}

/** Whether an edge stays in its source, goes inside its own frame, or can happen everywhere. */
export const isInside = (tree: Tree, edge: ChartEdge): boolean => {
  const end = endOf(tree, edge)
  return end === null || end === edge.source || tree.get(edge.source).parent === null || tree.pathOf(end).includes(edge.source)
}
