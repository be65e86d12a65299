/**
 * A picture as SVG text. What pages hold on to:
 * every box is `<g class="state …" data-state="id">` (`data-place` on the map), every edge `<g class="edge …" data-edge="id">`,
 * be it an arrow with its label or a line of text in a box. Edges that share an arrow stand in one group with all ids,
 * separated by `|`; inside it each has a group of its own around its label.
 */
import type { Picture, PictureBox, PictureLabel, PictureLine, PictureStart, TextLine } from '../layout/types.ts'
import { legendOf } from './legend.ts'
import { mark, sign } from './marks.ts'
import { band, head, outline, twin, way } from './shapes.ts'
import { style } from './style.ts'
import { escaped, textOf } from './text.ts'

const attributes = (pairs: Readonly<Record<string, string | number>>): string =>
  Object.entries(pairs)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')

const classes = (...names: (string | false | null)[]): string => names.filter(Boolean).join(' ')

const linesOf = (lines: readonly TextLine[]): string => lines.map(textOf).join('')

/** The part of a label that belongs to one edge. */
const wordsOf = ({ kind, icon, lines }: PictureLabel): string => `${icon ? sign(kind, icon.x, icon.y) : ''}${linesOf(lines)}`

const area = (name: string, { x, y, width, height }: PictureLabel['rect']): string =>
  `<rect${attributes({ class: name, x, y, width, height })}/>`

const innerOf = (label: PictureLabel): string =>
  `<g${attributes({ class: classes('edge', label.kind, 'inside'), 'data-edge': label.edge })}>${area('touch', label.rect)}${wordsOf(label)}</g>`

const isFrame = ({ kind }: PictureBox): boolean => kind === 'group' || kind === 'parallel'

const cornerOf = ({ tone, kind, rect }: PictureBox): string => {
  const of = tone ?? (kind === 'waiting' ? 'waiting' : null)
  const slant = kind === 'transient' ? 12 : 0
  return of ? mark(of, rect.x + rect.width - 24 - slant, rect.y + 8) : ''
}

const boxOf = (box: PictureBox, of: Picture['of']): string => {
  const { id, kind, tone, isMain, rect, rule, lines, icons, inner, depth } = box
  const second = twin(box)
  return [
    `<g${attributes({
      class: classes('state', kind, tone, isFrame(box) && 'frame', depth === 0 && of === 'state' && 'root', isMain && 'on-main'),
      [`data-${of}`]: id,
    })}>`,
    `<path class="shape" d="${outline(box)}"/>`,
    second ? `<path class="twin" d="${second}"/>` : '',
    cornerOf(box),
    rule === null ? '' : `<path class="rule" d="M${rect.x + 8} ${rule}h${rect.width - 16}"/>`,
    icons.map(({ icon, x, y }) => sign(icon, x, y)).join(''),
    linesOf(lines),
    inner.map(innerOf).join(''),
    '</g>',
  ].join('')
}

const lineOf = ({ edges, kind, isMain, points, labels }: PictureLine): string => {
  const d = way(points)
  const drawn = `<path class="reach" d="${d}"/><path class="way" d="${d}"/><path class="head" d="${head(points)}"/>`
  const opening = `<g${attributes({ class: classes('edge', kind, isMain && 'on-main', edges.length > 1 && 'shared'), 'data-edge': edges.join('|') })}>`
  const [only] = labels
  if (edges.length === 1 && only)
    return `${opening}${drawn}${only.lines.length > 0 ? area('ground', only.rect) : ''}${wordsOf(only)}</g>`
  // Backgrounds of adjacent labels overlap, so that no arrow shows through a seam.
  const own = labels.map((label, at) => {
    const ground = { ...label.rect, height: label.rect.height + Number(at < labels.length - 1) }
    return `<g${attributes({ class: classes('edge', label.kind, 'label'), 'data-edge': label.edge })}>${area('ground', ground)}${wordsOf(label)}</g>`
  })
  return `${opening}${drawn}${own.join('')}</g>`
}

const startOf = ({ isMain, at, points }: PictureStart): string =>
  `<g class="${classes('start', isMain && 'on-main')}"><circle class="dot" cx="${at.x}" cy="${at.y}" r="7"/><path class="way" d="${way(points)}"/><path class="head" d="${head(points)}"/></g>`

/** Arrows of the main way are on top of the others. */
const byWeight = (one: PictureLine, other: PictureLine): number => Number(one.isMain) - Number(other.isMain)

export const svgOf = (picture: Picture): string => {
  const legend = legendOf(picture)
  const [width, height] = [Math.max(picture.width, legend.width), picture.height + legend.height]
  const [titleId, descId] = [`title-${picture.name}`, `desc-${picture.name}`]
  const frames = picture.boxes.filter(isFrame).toSorted((one, other) => one.depth - other.depth)
  return `${[
    `<svg${attributes({
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'atlas-picture',
      role: 'img',
      lang: 'ru',
      'aria-labelledby': `${titleId} ${descId}`,
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
    })}>`,
    `<title id="${titleId}">${escaped(picture.title)}</title>`,
    `<desc id="${descId}">${escaped(picture.description)}</desc>`,
    `<style>\n${style}\n</style>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    // An arrow that leaves a frame crosses in front of its head, never behind.
    ...frames.map((box) => `<path class="band" d="${band(box)}"/>`),
    ...picture.starts.map(startOf),
    ...picture.lines.toSorted(byWeight).map(lineOf),
    ...frames.map((box) => boxOf(box, picture.of)),
    ...picture.boxes.filter((box) => !isFrame(box)).map((box) => boxOf(box, picture.of)),
    legend.svg,
    '</svg>',
  ].join('\n')}\n`
}
