/** Outlines: boxes by the kind of their state, arrows with rounded corners and a head. */
import type { Point, PictureBox, Rect } from '../layout/types.ts'

const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map((point) => point.join(' ')).join('L')}Z`

const rounded = ({ x, y, width, height }: Rect, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}` +
  `a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`

/** Pointed on both sides: a fork in the way. */
const hexagon = ({ x, y, width, height }: Rect): string => {
  const slant = 12
  return polygon([
    [x + slant, y],
    [x + width - slant, y],
    [x + width, y + height / 2],
    [x + width - slant, y + height],
    [x + slant, y + height],
    [x, y + height / 2],
  ])
}

/** Cut corners, like a stop sign. */
const octagon = ({ x, y, width, height }: Rect): string => {
  const cut = 10
  return polygon([
    [x + cut, y],
    [x + width - cut, y],
    [x + width, y + cut],
    [x + width, y + height - cut],
    [x + width - cut, y + height],
    [x + cut, y + height],
    [x, y + height - cut],
    [x, y + cut],
  ])
}

const inset = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

export const outline = ({ kind, tone, rect }: Pick<PictureBox, 'kind' | 'tone' | 'rect'>): string => {
  if (kind === 'transient') return hexagon(rect)
  if (kind === 'group' || kind === 'parallel') return rounded(rect, 10)
  if (tone === 'problem') return octagon(rect)
  if (tone === 'success') return rounded(rect, Math.min(18, rect.height / 2))
  return rounded(rect, tone === 'question' ? 2 : 7)
}

/** The head of a frame, rounded above. */
export const band = ({ rect: { x, y, width }, head }: Pick<PictureBox, 'rect' | 'head'>): string =>
  `M${x} ${y + head}v${10 - head}a10 10 0 0 1 10 -10h${width - 20}a10 10 0 0 1 10 10v${head - 10}z`

/** The second outline of a question and of an end. */
export const twin = ({ kind, tone, rect }: Pick<PictureBox, 'kind' | 'tone' | 'rect'>): string | null => {
  if (kind === 'final') return rounded(inset(rect, 4), 4)
  return tone === 'question' && kind !== 'transient' ? rounded(inset(rect, 4), 1) : null
}

const HEAD = 9
const TURN = 7

const towards = (from: Point, to: Point, by: number): Point => {
  const far = Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
  const part = far === 0 ? 0 : Math.min(by, far / 2) / far
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

const spell = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

/** The line up to its head. */
export const way = (points: readonly Point[]): string => {
  const [first, ...rest] = points
  const last = rest.pop()
  const before = rest.at(-1) ?? first
  if (!first || !last || !before) return ''
  const end = towards(last, before, HEAD - 2)
  const turns = rest.map((point, at) => {
    const [back, next] = [rest[at - 1] ?? first, rest[at + 1] ?? end]
    return `L${spell(towards(point, back, TURN))}Q${spell(point)} ${spell(towards(point, next, TURN))}`
  })
  return `M${spell(first)}${turns.join('')}L${spell(end)}`
}

export const head = (points: readonly Point[]): string => {
  const [last, before] = [points.at(-1), points.at(-2)]
  if (!last || !before) return ''
  const far = Math.hypot(last.x - before.x, last.y - before.y) || 1
  const [dx, dy] = [(last.x - before.x) / far, (last.y - before.y) / far]
  const [x, y] = [last.x - dx * HEAD, last.y - dy * HEAD]
  const side = HEAD * 0.5
  return `M${spell(last)}L${spell({ x: x - dy * side, y: y + dx * side })}L${spell({ x: x + dy * side, y: y - dx * side })}Z`
}
