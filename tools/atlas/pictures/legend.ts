/** The legend of one picture, limited to the signs that it contains. */
import type { Tone, TriggerKind } from '../../../src/atlas/chart/types.ts'
import { widthOf } from '../layout/measure.ts'
import type { Picture, PictureBox } from '../layout/types.ts'
import { mark, sign } from './marks.ts'
import { band, head, outline, twin, way } from './shapes.ts'
import { escaped } from './text.ts'

interface Entry {
  text: string
  /** Drawn in 48 × 22 at 0, 0. */
  sample: string
}

const RECT = { x: 1, y: 1, width: 44, height: 20 }

const stateSample = (kind: PictureBox['kind'], tone: Tone | null = null): string => {
  const box = { kind, tone, rect: RECT }
  const second = twin(box)
  const corner = tone ?? (kind === 'waiting' ? kind : null)
  const frame = kind === 'group' || kind === 'parallel' ? ' frame' : ''
  return (
    `<g class="state ${kind} ${tone ?? ''}${frame}">${frame && `<path class="band" d="${band({ rect: RECT, head: 10 })}"/>`}<path class="shape" d="${outline(box)}"/>` +
    `${second ? `<path class="twin" d="${second}"/>` : ''}${corner ? mark(corner, 15, 3) : ''}</g>`
  )
}

const lineSample = (kind: TriggerKind, isMain = false): string => {
  const points = [
    { x: 18, y: 11 },
    { x: 46, y: 11 },
  ]
  const icon = kind === 'always' || isMain ? '' : sign(kind, 1, 5)
  return (
    `<g class="edge ${kind}${isMain ? ' on-main' : ''}">${icon}<path class="way" d="${way(points)}"/>` +
    `<path class="head" d="${head(points)}"/></g>`
  )
}

const START = '<g class="start"><circle class="dot" cx="22" cy="11" r="7"/></g>'

const states: readonly [(box: PictureBox) => boolean, Entry][] = [
  [({ kind }) => kind === 'resting', { text: 'ждёт действия человека', sample: stateSample('resting') }],
  [({ kind }) => kind === 'waiting', { text: 'ждёт ответа на вызов', sample: stateSample('waiting') }],
  [({ kind }) => kind === 'transient', { text: 'развилка: выбирает путь сразу', sample: stateSample('transient') }],
  [({ tone }) => tone === 'success', { text: 'удача', sample: stateSample('resting', 'success') }],
  [({ tone }) => tone === 'problem', { text: 'неудача', sample: stateSample('resting', 'problem') }],
  [({ tone }) => tone === 'question', { text: 'вопрос к человеку', sample: stateSample('resting', 'question') }],
  [({ kind }) => kind === 'final', { text: 'конец сценария', sample: stateSample('final') }],
  [
    ({ kind, depth }) => kind === 'group' && depth > 0,
    { text: 'рамка: переход от неё верен для всего внутри', sample: stateSample('group') },
  ],
]

const places: readonly [(box: PictureBox) => boolean, Entry][] = [
  [({ kind }) => kind === 'resting', { text: 'место, у которого есть сценарий', sample: stateSample('resting') }],
  [({ kind }) => kind === 'outside', { text: 'место без сценария', sample: stateSample('outside') }],
]

const edges: readonly [TriggerKind, string][] = [
  ['person', 'делает человек'],
  ['app', 'сообщает портал'],
  ['done', 'ответ на вызов'],
  ['error', 'сбой вызова'],
  ['after', 'по времени'],
  ['always', 'сразу, по условию'],
]

const entriesOf = ({ of, boxes, lines, starts }: Picture): Entry[] => {
  const kinds = new Set([
    ...lines.flatMap(({ kind, labels }) => [kind, ...labels.map((label) => label.kind)]),
    ...boxes.flatMap(({ inner }) => inner.map(({ kind }) => kind)),
  ])
  return [
    ...(starts.length > 0 ? [{ text: 'начало', sample: START }] : []),
    ...(lines.some(({ isMain }) => isMain) ? [{ text: 'основной путь', sample: lineSample('always', true) }] : []),
    ...(of === 'state' ? states : places).filter(([is]) => boxes.some(is)).map(([, entry]) => entry),
    ...edges.filter(([kind]) => kinds.has(kind)).map(([kind, text]) => ({ text, sample: lineSample(kind) })),
  ]
}

const MARGIN = 24
const SAMPLE = 56
const GAP = 26
const ROW = 30
const LEAST = 640

export interface Legend {
  svg: string
  width: number
  height: number
}

export const legendOf = (picture: Picture): Legend => {
  const room = Math.max(picture.width, LEAST)
  let [x, y] = [MARGIN, picture.height]
  const drawn = entriesOf(picture).map(({ text, sample }) => {
    const width = SAMPLE + widthOf(text, 'small')
    if (x > MARGIN && x + width > room - MARGIN) [x, y] = [MARGIN, y + ROW]
    const entry = `<g transform="translate(${x} ${y})">${sample}<text class="small" x="${SAMPLE - 2}" y="15">${escaped(text)}</text></g>`
    x += width + GAP
    return entry
  })
  return { svg: `<g class="legend">${drawn.join('')}</g>`, width: room, height: y + ROW + MARGIN / 2 - picture.height }
}
