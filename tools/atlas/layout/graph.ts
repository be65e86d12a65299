/** The input of the layout engine: boxes in order, arrows with room for their labels. */
import type { Beginning, Bundle } from './bundles.ts'
import type { Order } from './order.ts'
import type { Graph, GraphLink, GraphNode } from './place.ts'
import type { Tree } from './tree.ts'
import type { PictureBox, PictureLabel } from './types.ts'

/** Across the mark where a frame begins. */
export const START = 18

export interface Parts {
  tree: Tree
  order: Order
  boxes: ReadonlyMap<string, PictureBox>
  bundles: readonly Bundle[]
  /** Stacks of labels by their bundle. */
  labels: ReadonlyMap<string, readonly PictureLabel[]>
  beginnings: readonly Beginning[]
}

export const roomFor = (labels: readonly PictureLabel[]): { width: number; height: number } => ({
  width: Math.max(0, ...labels.map(({ rect }) => rect.width)),
  height: labels.reduce((sum, { rect }) => sum + rect.height, 0),
})

/** The graph inside the machine's outer frame. */
export const graphOf = ({ tree, order, boxes, bundles, labels, beginnings }: Parts, root: string): Graph => {
  const startsIn = (id: string): GraphNode[] =>
    beginnings
      .filter(({ parent }) => parent === id)
      .map((beginning) => ({ id: beginning.id, width: START, height: START, children: [] }))
  const inside = (id: string): GraphNode[] => {
    const ids = tree.childrenOf(id).map((child) => child.id)
    return [...startsIn(id), ...(tree.get(id).kind === 'parallel' ? ids : order.sorted(ids)).map(nodeOf)]
  }
  const nodeOf = (id: string): GraphNode => {
    const { width = 0, height = 0 } = boxes.get(id)?.rect ?? {}
    return { id, width, height, children: inside(id) }
  }
  const starts = beginnings.map(({ id, to }): GraphLink => {
    return { id, from: id, to, isBack: false, isMain: tree.mainOf(to) !== null, label: { width: 0, height: 0 } }
  })
  const links = bundles.map(({ id, from, to, isMain }): GraphLink => {
    return { id, from, to, isBack: order.isBack(from, to), isMain, label: roomFor(labels.get(id) ?? []) }
  })
  return { nodes: inside(root), links: [...starts, ...links] }
}
