/** Arrows of a chart: edges that share one, and the marks where frames begin. */
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

/** The way that most people go also enters frames: an edge to a frame leads to where the frame begins. */
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

/** Where the machine and each of its frames begin; the parts of a parallel frame begin together, each at a mark of its own. */
export const beginningsOf = (chart: Chart): Beginning[] =>
  chart.states.flatMap(({ id, kind }) => {
    const initial = kind === 'group' && chart.states.find(({ parent, isInitial }) => parent === id && isInitial)
    return initial ? [{ id: `start ${id}`, parent: id, to: initial.id }] : []
  })
