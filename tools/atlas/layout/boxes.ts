/** The contents and the size of a state's box. */
import type { Chart, ChartState } from '../../../src/atlas/chart/types.ts'
import { blockOf, ICON, labelOf, moved, shifted, stacked, type Block } from './blocks.ts'
import type { Said } from './texts.ts'
import type { Order } from './order.ts'
import type { Tree } from './tree.ts'
import type { Icon, PictureBox, PictureLabel, Point, TextStyle } from './types.ts'
import { wrap } from './wrap.ts'

const PAD = 10
/** Room for the slanted ends of a transient state. */
const SLANT = 16
/** Room for the corner mark of a toned or waiting state. */
const MARK = 20

/** Characters per line, by kind of text. */
const TITLE = 26
const INNER = 34
const FRAME = 52

export const isFrame = ({ kind }: ChartState): boolean => kind === 'group' || kind === 'parallel'

const titleOf = (state: ChartState): Said[] => {
  const lines = (limit: number, style: TextStyle) => wrap(state.text, limit).map((text) => ({ text, style }))
  if (state.kind === 'transient') return lines(22, 'small')
  if (state.parent === null) return lines(FRAME, 'heading')
  return lines(isFrame(state) ? FRAME : TITLE, 'title')
}

const callsOf = ({ calls }: ChartState): (Said & { isFirst: boolean })[] =>
  calls.flatMap(({ text, operations }) => [
    ...wrap(text, 30).map((line, at) => ({ text: line, style: 'call' as const, isFirst: at === 0 })),
    ...operations.map((operation) => ({ text: operation, style: 'operation' as const, isFirst: false })),
  ])

const centred = (block: Block, width: number, x: number, y: number) =>
  shifted(block, x + Math.round((width - block.width) / 2), y)

/** The subject of the transitions in a frame's head. */
const captionOf = (state: ChartState): Said[] =>
  isFrame(state)
    ? [{ text: state.parent === null ? 'В любом состоянии:' : 'В любом состоянии внутри рамки:', style: 'small' }]
    : []

/** The gap between columns of a frame's head, and their maximum number. */
const COLUMN = 28
const MOST = 3

const widthOfColumn = (labels: readonly PictureLabel[]): number => Math.max(0, ...labels.map(({ rect }) => rect.width))

const columnsOf = (labels: readonly PictureLabel[], count: number): PictureLabel[][] => {
  const each = Math.ceil(labels.length / count)
  return Array.from({ length: count }, (_, at) => labels.slice(at * each, (at + 1) * each)).filter((column) => column.length > 0)
}

const inColumns = (columns: readonly (readonly PictureLabel[])[], left: number, top: number): PictureLabel[] => {
  let x = left
  return columns.flatMap((column) => {
    const placed = stacked(column, x, top)
    x += widthOfColumn(column) + COLUMN
    return placed
  })
}

/** A box at 0, 0; frames get size and position from their contents. */
export const boxOf = (chart: Chart, tree: Tree, order: Order, state: ChartState): PictureBox => {
  const { id, kind, tone } = state
  const edges = chart.edges.filter((edge) => edge.source === id && order.isWritten(edge))
  const labels = edges.map((edge) => labelOf(chart, edge, isFrame(state) ? FRAME : INNER, true))
  const columns = columnsOf(labels, isFrame(state) ? Math.min(MOST, Math.ceil(labels.length / 4)) : 1)
  const title = blockOf(titleOf(state))
  const said = callsOf(state)
  const calls = blockOf(said, ICON)
  const caption = blockOf(labels.length > 0 ? captionOf(state) : [])
  const side = kind === 'transient' ? SLANT : PAD
  const mark = tone !== null || kind === 'waiting' ? MARK : 0
  const widest = Math.max(
    title.width + mark,
    caption.width,
    calls.lines.length > 0 ? calls.width : 0,
    columns.reduce((sum, column) => sum + widthOfColumn(column) + COLUMN, -COLUMN),
  )
  const width = Math.max(kind === 'transient' ? 90 : 130, widest + 2 * side)
  const top = kind === 'transient' ? 7 : PAD
  const callsAt = top + title.height + 4
  const head = title.height + (said.length > 0 ? calls.height + 4 : 0)
  const rule = labels.length > 0 ? top + head + 6 : null
  const innerAt = (rule ?? 0) + 3 + caption.height
  const inner = inColumns(columns, side - 3, innerAt)
  const below = Math.max(...inner.map(({ rect }) => rect.y + rect.height))
  const height = inner.length > 0 ? below + 5 : top + head + top
  const icons: (Point & { icon: Icon })[] = calls.lines.flatMap((line, at) =>
    said[at]?.isFirst ? [{ icon: 'call' as const, x: side, y: callsAt + line.y - 11 }] : [],
  )
  return {
    id,
    kind,
    tone,
    isMain: (isFrame(state) ? state.main : tree.mainOf(id)) !== null,
    depth: tree.pathOf(id).length - 1,
    rect: { x: 0, y: 0, width, height },
    head: isFrame(state) ? height : 0,
    lines: [
      ...(kind === 'transient' ? centred(title, width - mark, 0, top) : shifted(title, side, top)),
      ...shifted(calls, side, callsAt),
      ...shifted(caption, side, (rule ?? 0) + 3),
    ],
    icons,
    inner,
    rule,
  }
}

export const movedBox = (box: PictureBox, x: number, y: number): PictureBox => ({
  ...box,
  rect: { ...box.rect, x, y },
  lines: box.lines.map((line) => ({ ...line, x: line.x + x, y: line.y + y })),
  icons: box.icons.map((icon) => ({ ...icon, x: icon.x + x, y: icon.y + y })),
  inner: box.inner.map((label) => moved(label, x, y)),
  rule: box.rule === null ? null : box.rule + y,
})
