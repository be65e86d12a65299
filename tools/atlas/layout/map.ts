/** The portal's map as a picture: places, and the ways between them through the flows. */
import type { Chart } from '../../../src/atlas/chart/types.ts'
import { blockOf, ICON, moved, shifted, stacked } from './blocks.ts'
import { movedBox } from './boxes.ts'
import { roomFor } from './graph.ts'
import { place, type GraphLink } from './place.ts'
import { pathOf, titleOf } from './places.ts'
import type { Said } from './texts.ts'
import type { Picture, PictureBox, PictureLabel, PictureLine } from './types.ts'
import { ANYWHERE, waysOf, type Model, type Way } from './ways.ts'
import { wrap } from './wrap.ts'

const MARGIN = 24
const PAD = 12
const EDGE = 3
/** Characters in a line. */
const LIMIT = 28

const said = (text: string, style: Said['style']): Said[] => wrap(text, LIMIT).map((line) => ({ text: line, style }))

const boxOf = (id: string, charts: readonly Chart[]): PictureBox => {
  const here = charts.filter(({ places }) => (id === ANYWHERE ? places.length === 0 : places.map(pathOf).includes(id)))
  const block = blockOf([
    ...said(id === ANYWHERE ? 'Любой экран' : titleOf(id), 'title'),
    ...(id === ANYWHERE ? [] : said(id, 'operation')),
    ...here.flatMap(({ title }) => said(`Сценарий «${title}»`, 'small')),
  ])
  return {
    id,
    kind: here.length > 0 ? 'resting' : 'outside',
    tone: null,
    isMain: false,
    depth: 0,
    rect: { x: 0, y: 0, width: Math.max(150, block.width + 2 * PAD), height: block.height + 2 * PAD },
    head: 0,
    lines: shifted(block, PAD, PAD),
    icons: [],
    inner: [],
    rule: null,
  }
}

const labelOf = ({ flow, title, kind, text, edges }: Way): PictureLabel => {
  const [event = '', ...conditions] = text
  const block = blockOf(
    [...said(event, 'event'), ...conditions.flatMap((condition) => said(condition, 'guard')), ...said(title, 'guard')],
    ICON,
  )
  return {
    edge: edges.map((id) => `${flow} ${id}`).join('|'),
    kind,
    isMain: false,
    rect: { x: 0, y: 0, width: block.width + 2 * EDGE, height: block.height + 2 * EDGE },
    lines: shifted(block, EDGE, EDGE),
    icon: { x: EDGE, y: EDGE + 1 },
  }
}

/** Places in the order of a visit: breadth first from sign-in, then places without a way to them. */
const inOrder = (ids: readonly string[], ways: readonly Way[]): string[] => {
  const order = [...new Set(['/auth/login', ...ids])].filter((id) => ids.includes(id))
  const found = new Set<string>()
  for (const begin of order) {
    found.add(begin)
    for (const at of found) for (const { from, to } of ways) if (from === at) found.add(to)
  }
  return [...found]
}

export const layoutMap = async (models: readonly Model[]): Promise<Picture> => {
  const charts = models.map(({ chart }) => chart)
  const ways = models.flatMap(waysOf)
  const places = charts.flatMap((chart) => chart.places.map(pathOf))
  const order = inOrder([...new Set([...places, ...ways.flatMap(({ from, to }) => [from, to])])], ways)
  const boxes = order.map((id) => boxOf(id, charts))
  const bundles = new Map<string, Way[]>()
  for (const way of ways) {
    const id = `${way.from} > ${way.to}`
    bundles.set(id, [...(bundles.get(id) ?? []), way])
  }
  const labels = new Map([...bundles].map(([id, same]) => [id, stacked(same.map(labelOf))]))
  const links = [...bundles].map(([id, [way]]): GraphLink => {
    const { from, to } = way as Way
    const isBack = order.indexOf(from) > order.indexOf(to)
    return { id, from, to, isBack, isMain: false, label: roomFor(labels.get(id) ?? []) }
  })
  const nodes = boxes.map(({ id, rect: { width, height } }) => ({ id, width, height, children: [] }))
  const placed = await place({ nodes, links })
  const lines = [...bundles].map(([id, same]): PictureLine => {
    const way = placed.lines.get(id)
    if (!way) throw new Error(`no line for ${id}`)
    const kinds = new Set(same.map(({ kind }) => kind))
    return {
      edges: (labels.get(id) ?? []).map(({ edge }) => edge),
      kind: (kinds.has('person') ? 'person' : same[0]?.kind) ?? 'always',
      isMain: false,
      points: way.points.map(({ x, y }) => ({ x: x + MARGIN, y: y + MARGIN })),
      labels: (labels.get(id) ?? []).map((label) => moved(label, way.label.x + MARGIN, way.label.y + MARGIN)),
    }
  })
  return {
    of: 'place',
    name: 'map',
    title: 'Карта портала',
    description: `Какой экран куда ведёт: мест ${boxes.length}, переходов ${ways.length}. Показаны переходы, которые делают сценарии; ссылки меню, шапки и списков не показаны.`,
    width: placed.width + 2 * MARGIN,
    height: placed.height + 2 * MARGIN,
    boxes: boxes.map((box): PictureBox => {
      const rect = placed.rects.get(box.id)
      if (!rect) throw new Error(`no place for ${box.id}`)
      return { ...movedBox(box, rect.x + MARGIN, rect.y + MARGIN), rect: { ...rect, x: rect.x + MARGIN, y: rect.y + MARGIN } }
    }),
    lines,
    starts: [],
  }
}
