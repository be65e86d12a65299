/** Invariants of every flow's picture, including future flows. */
import { beforeAll, describe, expect, test } from 'vitest'
import { extractChart } from '../../../src/atlas/chart/extract.ts'
import type { Chart } from '../../../src/atlas/chart/types.ts'
import { flows } from '../../../src/atlas/flows.ts'
import { layoutChart } from '../../../tools/atlas/layout/chart.ts'
import { widthOf } from '../../../tools/atlas/layout/measure.ts'
import type { Picture, PictureLabel, Point, Rect } from '../../../tools/atlas/layout/types.ts'
import { wrap } from '../../../tools/atlas/layout/wrap.ts'

const overlap = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height

const contains = (outer: Rect, inner: Rect): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height

/** Segments of an arrow as areas, at least one pixel wide and high. */
const stretches = (points: readonly Point[]): Rect[] =>
  points.slice(1).map((to, at) => {
    const from = points[at] ?? to
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)]
    return { x, y, width: Math.max(1, Math.abs(to.x - from.x)), height: Math.max(1, Math.abs(to.y - from.y)) }
  })

const isLeaf = ({ kind }: { kind: string }): boolean => kind !== 'group' && kind !== 'parallel'

const labelsOf = ({ lines }: Picture): PictureLabel[] => lines.flatMap(({ labels }) => labels)

const byFlow = new Map<string, { chart: Chart; picture: Picture }>()

beforeAll(async () => {
  for (const { flow, machine, words } of flows) {
    const chart = extractChart(flow, machine, words)
    byFlow.set(flow, { chart, picture: await layoutChart(chart) })
  }
}, 120_000)

describe.each(flows.map(({ flow }) => flow))('%s', (flow) => {
  const drawn = () => byFlow.get(flow)!

  test('no label overlaps another label, a state or the head of a frame', () => {
    const { picture } = drawn()
    const labels = labelsOf(picture)
    const solid = picture.boxes
      .filter(({ depth }) => depth > 0)
      .map((box) => ({ id: box.id, rect: isLeaf(box) ? box.rect : { ...box.rect, height: box.head } }))
    const clashes = labels.flatMap(({ edge, rect }, at) => [
      ...labels.slice(at + 1).flatMap((other) => (overlap(rect, other.rect) ? [`${edge} × ${other.edge}`] : [])),
      ...solid.flatMap((box) => (overlap(rect, box.rect) ? [`${edge} × ${box.id}`] : [])),
    ])
    expect(clashes).toEqual([])
  })

  test('no arrow runs through a state or through the label of another arrow', () => {
    const { picture } = drawn()
    const leaves = picture.boxes.filter(isLeaf)
    const clashes = picture.lines.flatMap(({ edges, points }) =>
      stretches(points).flatMap((area) => [
        ...labelsOf(picture).flatMap((label) =>
          !edges.includes(label.edge) && overlap(area, label.rect) ? [`${edges.join()} × ${label.edge}`] : [],
        ),
        ...leaves.flatMap(({ id, rect }) =>
          overlap(area, { x: rect.x + 2, y: rect.y + 2, width: rect.width - 4, height: rect.height - 4 })
            ? [`${edges.join()} × ${id}`]
            : [],
        ),
      ]),
    )
    expect(clashes).toEqual([])
  })

  test('states do not overlap and stand inside their frames, inside the picture', () => {
    const { chart, picture } = drawn()
    const rects = new Map(picture.boxes.map(({ id, rect }) => [id, rect]))
    for (const { id, parent } of chart.states) {
      const rect = rects.get(id)!
      expect(
        contains(parent === null ? { x: 0, y: 0, width: picture.width, height: picture.height } : rects.get(parent)!, rect),
        id,
      ).toBe(true)
      const siblings = chart.states.filter((other) => other.parent === parent && other.id !== id)
      expect(siblings.filter((other) => overlap(rect, rects.get(other.id)!)).map((other) => other.id)).toEqual([])
    }
  })

  test('every state and every edge of the chart is drawn exactly once', () => {
    const { chart, picture } = drawn()
    const edges = [...labelsOf(picture), ...picture.boxes.flatMap(({ inner }) => inner)].map(({ edge }) => edge)
    expect(edges.toSorted()).toEqual(chart.edges.map(({ id }) => id).toSorted())
    expect(picture.lines.flatMap((line) => line.edges).toSorted()).toEqual(
      labelsOf(picture)
        .map(({ edge }) => edge)
        .toSorted(),
    )
    expect(picture.boxes.map(({ id }) => id).toSorted()).toEqual(chart.states.map(({ id }) => id).toSorted())
  })

  test('the main way goes strictly downwards', () => {
    const { chart, picture } = drawn()
    const rects = new Map(picture.boxes.map(({ id, rect }) => [id, rect]))
    const main = picture.lines.filter(({ isMain }) => isMain)
    expect(main.length).toBeGreaterThan(0)
    for (const { points } of main)
      for (const [at, { y }] of points.slice(1).entries()) expect(y).toBeGreaterThanOrEqual(points[at]!.y)
    for (const edge of chart.edges.filter(({ isMain }) => isMain)) {
      const [from, to] = [rects.get(edge.source)!, rects.get(edge.target!)!]
      expect(to.y, edge.id).toBeGreaterThan(from.y)
    }
  })

  test('texts fit into their boxes, and labels are at most 26 characters wide', () => {
    const { picture } = drawn()
    for (const { id, rect, lines, inner } of picture.boxes)
      for (const { text, style, x } of [...lines, ...inner.flatMap((label) => label.lines)])
        expect(x + widthOf(text, style), `${id}: ${text}`).toBeLessThanOrEqual(rect.x + rect.width)
    expect(labelsOf(picture).flatMap(({ lines }) => lines.filter(({ text }) => text.length > 26))).toEqual([])
  })

  test('a second run gives the same picture', async () => {
    const { chart, picture } = drawn()
    expect(await layoutChart(chart)).toEqual(picture)
  })
})

test('text is broken into even lines, short words stay with what follows', () => {
  expect(wrap('Нажимает «Зарегистрировать»', 26)).toEqual(['Нажимает', '«Зарегистрировать»'])
  expect(wrap('если номера нет в базе, вручную ещё не добавляли', 26)).toEqual([
    'если номера нет в базе,',
    'вручную ещё не добавляли',
  ])
  expect(wrap('Строк нет: их не бывает или это отказ', 22)).toEqual(['Строк нет:', 'их не бывает', 'или это отказ'])
  expect(wrap('Ответа нет: снят ли резерв, неизвестно', 26)).toEqual(['Ответа нет:', 'снят ли резерв, неизвестно'])
  expect(wrap('иначе', 26)).toEqual(['иначе'])
})
