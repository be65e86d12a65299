/** Sizes of texts: labels on lines, labels inside boxes, heads of boxes. Positions are relative to their block. */
import type { Chart, ChartEdge } from '../../../src/atlas/chart/types.ts'
import { looks, widthOf } from './measure.ts'
import { saidOf, type Said } from './texts.ts'
import type { PictureLabel, TextLine } from './types.ts'

export const ICON = 16
/** Space around the text of a label. */
const EDGE = 3

/** A text block that begins at 0, 0. */
export interface Block {
  width: number
  height: number
  lines: TextLine[]
}

/** Stacked lines, each on its baseline. */
export const blockOf = (said: readonly Said[], indent = 0): Block => {
  let y = 0
  const lines = said.map(({ text, style }): TextLine => {
    const { height, size } = looks[style]
    y += height
    return { text, style, x: indent, y: y - Math.round((height - size * 0.72) / 2) }
  })
  return { width: indent + Math.max(0, ...said.map(({ text, style }) => widthOf(text, style))), height: y, lines }
}

export const shifted = (block: Block, x: number, y: number): TextLine[] =>
  block.lines.map((line) => ({ ...line, x: line.x + x, y: line.y + y }))

/** Conditions of a branch need no icon of the actor: the box above them is a question. */
const hasIcon = ({ trigger }: ChartEdge): boolean => trigger.kind !== 'always'

/** The label of one edge, at 0, 0. */
export const labelOf = (chart: Chart, edge: ChartEdge, limit?: number, isApart?: boolean): PictureLabel => {
  const icon = hasIcon(edge)
  const block = blockOf(saidOf(chart, edge, limit, isApart), icon ? ICON : 0)
  return {
    edge: edge.id,
    kind: edge.trigger.kind,
    isMain: edge.isMain,
    rect: { x: 0, y: 0, width: block.width + 2 * EDGE, height: block.height + 2 * EDGE },
    lines: shifted(block, EDGE, EDGE),
    icon: icon ? { x: EDGE, y: EDGE + 1 } : null,
  }
}

export const moved = (label: PictureLabel, x: number, y: number): PictureLabel => ({
  ...label,
  rect: { ...label.rect, x: label.rect.x + x, y: label.rect.y + y },
  lines: label.lines.map((line) => ({ ...line, x: line.x + x, y: line.y + y })),
  icon: label.icon && { x: label.icon.x + x, y: label.icon.y + y },
})

/** Stacked labels, all as wide as the widest; `at` is the position of the first. */
export const stacked = (labels: readonly PictureLabel[], x = 0, at = 0): PictureLabel[] => {
  const width = Math.max(0, ...labels.map(({ rect }) => rect.width))
  let y = at
  return labels.map((label) => {
    const placed = moved({ ...label, rect: { ...label.rect, width } }, x, y)
    y += label.rect.height
    return placed
  })
}
