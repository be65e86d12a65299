/** Places boxes, arrows and labels. The engine gives the same answer on every machine; this file rounds to whole pixels. */
import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js'
import ELK from 'elkjs/lib/elk.bundled.js'
import type { Point, Rect } from './types.ts'

export interface GraphNode {
  id: string
  width: number
  height: number
  /** Lays out from top to bottom. A node with children grows around them, below its own head of this height. */
  children: GraphNode[]
}

export interface GraphLink {
  id: string
  from: string
  to: string
  /** Leads up. */
  isBack: boolean
  isMain: boolean
  label: { width: number; height: number }
}

export interface Graph {
  nodes: GraphNode[]
  links: GraphLink[]
}

export interface Placed {
  rects: ReadonlyMap<string, Rect>
  lines: ReadonlyMap<string, { points: Point[]; label: Point }>
  width: number
  height: number
}

const SPACE: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '2',
  'elk.spacing.labelLabel': '4',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.layered.layering.strategy': 'NETWORK_SIMPLEX',
  'elk.alignment': 'TOP',
  'elk.layered.thoroughness': '40',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_DOWN',
}

const ROOT: LayoutOptions = {
  ...SPACE,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
}

const toNode = ({ id, width, height, children }: GraphNode): ElkNode =>
  children.length === 0
    ? { id, width, height }
    : {
        id,
        children: children.map(toNode),
        layoutOptions: {
          ...SPACE,
          'elk.padding': `[top=${height + 14},left=20,bottom=18,right=20]`,
          'elk.nodeSize.constraints': 'MINIMUM_SIZE',
          'elk.nodeSize.minimum': `(${width},${height})`,
        },
      }

const toEdge = ({ id, from, to, isBack, isMain, label }: GraphLink): ElkExtendedEdge => ({
  id,
  sources: [isBack ? to : from],
  targets: [isBack ? from : to],
  labels: [
    {
      ...label,
      text: id,
      layoutOptions: {
        'elk.edgeLabels.inline': 'true',
        'elk.edgeLabels.placement': 'CENTER',
        'elk.layered.edgeLabels.centerLabelPlacementStrategy': isBack ? 'HEAD_LAYER' : 'TAIL_LAYER',
      },
    },
  ],
  layoutOptions: {
    'elk.layered.priority.straightness': isMain ? '100' : isBack ? '0' : '1',
    'elk.layered.priority.shortness': isMain ? '10' : isBack ? '0' : '1',
    'elk.layered.priority.direction': isBack ? '0' : '10',
  },
})

const rectsOf = (node: ElkNode): [string, Rect][] =>
  (node.children ?? []).flatMap((child): [string, Rect][] => {
    const [x, y] = [Math.round(child.x ?? 0), Math.round(child.y ?? 0)]
    const [right, bottom] = [Math.round((child.x ?? 0) + (child.width ?? 0)), Math.round((child.y ?? 0) + (child.height ?? 0))]
    return [[child.id, { x, y, width: right - x, height: bottom - y }], ...rectsOf(child)]
  })

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

const placeWhole = async ({ nodes, links }: Graph): Promise<Placed> => {
  const laid = await new ELK().layout({
    id: 'root',
    children: nodes.map(toNode),
    edges: links.map(toEdge),
    layoutOptions: ROOT,
  })
  const back = new Set(links.filter(({ isBack }) => isBack).map(({ id }) => id))
  const lines = (laid.edges ?? []).map((edge): [string, { points: Point[]; label: Point }] => {
    const section = edge.sections?.[0]
    const label = edge.labels?.[0]
    if (!section || !label) throw new Error(`no way for ${edge.id}`)
    const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(rounded)
    return [
      edge.id,
      { points: back.has(edge.id) ? points.toReversed() : points, label: rounded({ x: label.x ?? 0, y: label.y ?? 0 }) },
    ]
  })
  const { width = 0, height = 0 } = laid as ElkNode
  return { rects: new Map(rectsOf(laid)), lines: new Map(lines), width: Math.ceil(width), height: Math.ceil(height) }
}

const idsIn = ({ id, children }: GraphNode): string[] => [id, ...children.flatMap(idsIn)]

const GAP = 28

const beside = (parts: readonly Placed[]): Placed => {
  const rects = new Map<string, Rect>()
  const lines = new Map<string, { points: Point[]; label: Point }>()
  let [left, height] = [0, 0]
  for (const part of parts) {
    const right = (point: Point): Point => ({ x: point.x + left, y: point.y })
    for (const [id, rect] of part.rects) rects.set(id, { ...rect, ...right(rect) })
    for (const [id, { points, label }] of part.lines) lines.set(id, { points: points.map(right), label: right(label) })
    left += part.width + GAP
    height = Math.max(height, part.height)
  }
  return { rects, lines, width: left - GAP, height }
}

/**
 * Places a graph.
 * @param isParallel puts unconnected nodes side by side in their order
 */
export const place = async ({ nodes, links }: Graph, isParallel = false): Promise<Placed> => {
  const parts = nodes.map((node) => {
    const ids = new Set(idsIn(node))
    return { nodes: [node], links: links.filter(({ from, to }) => ids.has(from) && ids.has(to)) }
  })
  const isApart = parts.reduce((sum, part) => sum + part.links.length, 0) === links.length
  if (!isParallel || !isApart) return placeWhole({ nodes, links })
  const placed: Placed[] = []
  for (const part of parts) placed.push(await placeWhole(part))
  return beside(placed)
}
