/** From a flow's chart to its picture. */
import type { Chart } from '../../../src/atlas/chart/types.ts'
import { labelOf, moved, stacked } from './blocks.ts'
import { boxOf, movedBox } from './boxes.ts'
import { beginningsOf, bundlesOf } from './bundles.ts'
import { graphOf, START, type Parts } from './graph.ts'
import { orderOf } from './order.ts'
import { place, type Placed } from './place.ts'
import { treeOf } from './tree.ts'
import type { Picture, PictureBox, PictureLine, PictureStart, Point } from './types.ts'

const MARGIN = 24
/** Padding inside the machine's frame. */
const SIDE = 20
const ABOVE = 14
const BELOW = 20

const describe = (chart: Chart): string => {
  const kinds = chart.states.filter(({ kind }) => kind !== 'group' && kind !== 'parallel').length
  const way = chart.states
    .filter(({ main }) => main !== null)
    .toSorted((one, other) => (one.main ?? 0) - (other.main ?? 0))
    .map(({ text }) => text)
  return `Схема сценария: состояний ${kinds}, переходов ${chart.edges.length}. Основной путь: ${way.join(' → ')}.`
}

const partsOf = (chart: Chart): Parts => {
  const tree = treeOf(chart)
  const order = orderOf(chart, tree)
  const bundles = bundlesOf(chart, tree, order)
  return {
    tree,
    order,
    bundles,
    boxes: new Map(chart.states.map((state) => [state.id, boxOf(chart, tree, order, state)])),
    labels: new Map(bundles.map(({ id, edges }) => [id, stacked(edges.map((edge) => labelOf(chart, edge)))])),
    beginnings: beginningsOf(chart),
  }
}

/** The whole picture without the machine's frame. */
const drawn = ({ tree, boxes, bundles, labels, beginnings }: Parts, placed: Placed, at: (point: Point) => Point) => ({
  boxes: [...boxes.values()].flatMap((box): PictureBox[] => {
    const rect = placed.rects.get(box.id)
    if (!rect) return []
    const { x, y } = at(rect)
    return [{ ...movedBox(box, x, y), rect: { ...rect, x, y } }]
  }),
  lines: bundles.map(({ id, edges, isMain }): PictureLine => {
    const way = placed.lines.get(id)
    if (!way) throw new Error(`no line for ${id}`)
    const { x, y } = at(way.label)
    return {
      edges: edges.map((edge) => edge.id),
      kind: edges[0]?.trigger.kind ?? 'always',
      isMain,
      points: way.points.map(at),
      labels: (labels.get(id) ?? []).map((label) => moved(label, x, y)),
    }
  }),
  starts: beginnings.map(({ id, to }): PictureStart => {
    const [rect, way] = [placed.rects.get(id), placed.lines.get(id)]
    if (!rect || !way) throw new Error(`no mark for ${id}`)
    const { x, y } = at(rect)
    return { isMain: tree.mainOf(to) !== null, at: { x: x + START / 2, y: y + START / 2 }, points: way.points.map(at) }
  }),
})

export const layoutChart = async (chart: Chart): Promise<Picture> => {
  const parts = partsOf(chart)
  const root = chart.states.find(({ parent }) => parent === null)
  const frame = root && parts.boxes.get(root.id)
  if (!frame) throw new Error(`${chart.flow}: no machine`)
  const placed = await place(graphOf(parts, root.id), root.kind === 'parallel')
  const { boxes, lines, starts } = drawn(parts, placed, ({ x, y }) => ({
    x: x + MARGIN + SIDE,
    y: y + MARGIN + frame.head + ABOVE,
  }))
  const width = Math.max(frame.rect.width, placed.width + 2 * SIDE)
  const height = frame.head + ABOVE + placed.height + BELOW
  return {
    of: 'state',
    name: chart.flow,
    title: chart.title,
    description: describe(chart),
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    boxes: [{ ...movedBox(frame, MARGIN, MARGIN), rect: { x: MARGIN, y: MARGIN, width, height } }, ...boxes],
    lines,
    starts,
  }
}
