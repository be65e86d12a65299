/** A generated picture on the page: its styles extracted, its boxes and arrows made keyboard links. */
import type { Chart } from '../../chart/types.ts'
import { readingOrder, type Item } from './reading-order.ts'
import { goalOf, titleOf } from '../base/say.ts'
import type { Box } from './view-box.ts'

const STYLE = /<style>([\s\S]*?)<\/style>/

let sheet: CSSStyleSheet | null = null

/** The page's policy forbids inline styles; a constructed stylesheet is allowed, and one serves all pictures. */
const adoptSheet = (css: string): void => {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** @returns the picture as an element of this document */
export const openPicture = (text: string): SVGSVGElement => {
  adoptSheet(STYLE.exec(text)?.[1] ?? '')
  const parsed = new DOMParser().parseFromString(text.replace(STYLE, ''), 'image/svg+xml')
  const svg = document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement
  svg.setAttribute('role', 'group')
  return svg
}

export const boxOfPicture = (text: string): Box => {
  const [, x = '0', y = '0', width = '100', height = '100'] = /viewBox="([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+)"/.exec(text) ?? []
  return { x: Number(x), y: Number(y), width: Number(width), height: Number(height) }
}

export const boxOf = (element: SVGGraphicsElement): Box => {
  const { x, y, width, height } = element.getBBox()
  return { x, y, width, height }
}

/** The start of the happy path. */
export const firstOfMain = (svg: SVGSVGElement, { states }: Chart): Box | null => {
  const main = states.find(({ main }) => main === 0)?.id ?? ''
  const element = svg.querySelector<SVGGraphicsElement>(`g[data-state="${CSS.escape(main)}"]`)
  return element && boxOf(element)
}

/** The first place of a user. */
export const firstPlace = (svg: SVGSVGElement): Box | null => {
  const element = svg.querySelector<SVGGraphicsElement>('g[data-place]')
  return element && boxOf(element)
}

export interface PictureItem extends Item {
  element: SVGGraphicsElement
}

/** Marks selectable parts, in reading order; an arrow of several edges is reached by their labels. */
export const itemsOf = (svg: SVGSVGElement, chart: Chart): PictureItem[] => {
  const text = (id: string) => chart.states.find((state) => state.id === id)?.text ?? id
  const states = [...svg.querySelectorAll<SVGGraphicsElement>('g[data-state]')].flatMap((element) => {
    const state = chart.states.find(({ id }) => id === element.dataset['state'])
    if (!state || state.parent === null) return []
    element.setAttribute('aria-label', `Состояние: ${state.text}`)
    return [{ kind: 'state' as const, id: state.id, source: null, element, box: boxOf(element) }]
  })
  const edges = [...svg.querySelectorAll<SVGGraphicsElement>('g[data-edge]')].flatMap((element) => {
    const edge = chart.edges.find(({ id }) => id === element.dataset['edge'])
    if (!edge) return []
    const guard = edge.guard && edge.trigger.kind !== 'always' ? `, если ${edge.guard.text}` : ''
    element.setAttribute('aria-label', `Переход из «${text(edge.source)}»: ${titleOf(edge)}${guard}. Итог: ${goalOf(edge, text)}`)
    return [{ kind: 'edge' as const, id: edge.id, source: edge.source, element, box: boxOf(element) }]
  })
  const items = readingOrder([...states, ...edges]) as PictureItem[]
  for (const { element } of items) {
    element.setAttribute('role', 'link')
    element.setAttribute('tabindex', '-1')
  }
  items[0]?.element.setAttribute('tabindex', '0')
  return items
}

/** The target of a click: the innermost edge or state; of a shared arrow its first edge. */
export const pickedBy = (target: EventTarget | null): { kind: 'state' | 'edge'; id: string } | null => {
  const element = target instanceof Element ? target.closest<SVGElement>('[data-edge], [data-state]') : null
  const { edge, state } = element?.dataset ?? {}
  if (edge !== undefined) return { kind: 'edge', id: edge.split('|')[0] ?? edge }
  return state === undefined || state === '*' ? null : { kind: 'state', id: state }
}
