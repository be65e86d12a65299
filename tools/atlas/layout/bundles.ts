/** Arrows of a chart, each for one or several edges, and the start marks of frames. */
import type { Chart, ChartEdge } from '../../../src/atlas/chart/types.ts'
import type { Order } from './order.ts'
import { endOf, type Tree } from './tree.ts'

/** Edges with the same ends share a line. */
export interface Bundle {
  id: string
  from: string
  to: string
  edges: ChartEdge[]
  isMain: boolean
}

/** The main way also enters frames: an edge to a frame leads to the frame's start. */
const isOnMain = (tree: Tree, { source, target, trigger }: ChartEdge): boolean => {
  const [from, to] = [tree.mainOf(source), target === null ? null : tree.mainOf(target)]
  return trigger.kind !== 'error' && from !== null && to === from + 1
}

export const bundlesOf = (chart: Chart, tree: Tree, order: Order): Bundle[] => {
  const bundles = new Map<string, Bundle>()
  for (const edge of chart.edges) {
    const to = endOf(tree, edge)
    if (to === null || order.isWritten(edge)) continue
    const id = `${edge.source} > ${to}`
    const isMain = edge.isMain || isOnMain(tree, edge)
    const bundle = bundles.get(id) ?? { id, from: edge.source, to, edges: [], isMain: false }
    bundles.set(id, { ...bundle, edges: [...bundle.edges, { ...edge, isMain }], isMain: bundle.isMain || isMain })
  }
  return [...bundles.values()].map((bundle) => ({
    ...bundle,
    edges: bundle.edges.toSorted((one, other) => Number(other.isMain) - Number(one.isMain)),
  }))
}

export interface Beginning {
  id: string
  /** The frame. */
  parent: string
  to: string
}

/** The start marks of the machine and its frames; each part of a parallel frame has its own mark. */
export const beginningsOf = (chart: Chart): Beginning[] =>
  chart.states.flatMap(({ id, kind }) => {
    const initial = kind === 'group' && chart.states.find(({ parent, isInitial }) => parent === id && isInitial)
    return initial ? [{ id: `start ${id}`, parent: id, to: initial.id }] : []
  })
