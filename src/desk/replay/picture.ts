/** A generated picture of a flow on the desk: its style adopted, its place lit, the view cropped to what lies around it. */
import type { ReportMoment } from '../../domain/support/report-moment.ts'

const STYLE = /<style>([\s\S]*?)<\/style>/

let sheet: CSSStyleSheet | null = null

/** The page's policy forbids inline styles; a constructed style sheet is allowed, and one serves all pictures. */
const adopt = (css: string): void => {
  if (sheet !== null) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** @param text one of docs/flows */
export const openPicture = (text: string): SVGSVGElement => {
  adopt(STYLE.exec(text)?.[1] ?? '')
  const parsed = new DOMParser().parseFromString(text.replace(STYLE, ''), 'image/svg+xml')
  const svg = document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement
  svg.dataset['whole'] = svg.getAttribute('viewBox') ?? ''
  svg.removeAttribute('width')
  svg.removeAttribute('height')
  // The pane has a name of its own.
  svg.setAttribute('aria-hidden', 'true')
  return svg
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Boxes of what has been measured: a measurement makes the browser lay out the page, and nothing of a picture ever moves. */
const measured = new WeakMap<SVGGraphicsElement, Box>()

const boxOf = (element: SVGGraphicsElement): Box => {
  const known = measured.get(element)
  if (known !== undefined) return known
  const { x, y, width, height } = element.getBBox()
  const box = { x, y, width, height }
  measured.set(element, box)
  return box
}

const MARGIN = 24
/** Units of the picture: text stays readable. */
const LEAST = { width: 420, height: 320 }
const MOST = { width: 620, height: 620 }

const union = (boxes: readonly Box[]): Box => {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

const isSmall = ({ width, height }: Box): boolean => width <= MOST.width && height <= MOST.height

/** Grows a box about its centre to the least size. */
const grown = (box: Box): Box => {
  const width = Math.max(box.width + 2 * MARGIN, LEAST.width)
  const height = Math.max(box.height + 2 * MARGIN, LEAST.height)
  return { x: box.x + box.width / 2 - width / 2, y: box.y + box.height / 2 - height / 2, width, height }
}

const leavesOf = (state: string | null): string[] => (state === null ? [] : state.split('+'))

/** Whether a box stands for the state or for one around it. */
const holds = (id: string, leaves: readonly string[]): boolean => leaves.some((leaf) => leaf === id || leaf.startsWith(`${id}.`))

const edgesOf = (element: SVGElement): string[] => element.dataset['edge']?.split('|') ?? []

/** The edge of an event by its source; of several branches nobody has recorded which. */
const isTaken = (edge: string, went: readonly string[]): boolean =>
  went.some((one) => {
    const [source = '', ...trigger] = one.split(' ')
    const [from = '', ...rest] = edge.split(' ')
    return holds(from, [source]) && rest.slice(0, -1).join(' ') === trigger.join(' ')
  })

/** Lights the place and the way to it, and shows what is around. */
export const neighbourhood = (svg: SVGSVGElement, { state, past, went }: ReportMoment, isWhole: boolean): void => {
  const live = leavesOf(state)
  const states = [...svg.querySelectorAll<SVGGraphicsElement>('g[data-state]')]
  const edges = [...svg.querySelectorAll<SVGGraphicsElement>('g[data-edge]')]
  for (const element of states) {
    const id = element.dataset['state'] ?? ''
    element.classList.toggle('live', id !== '*' && holds(id, live))
    element.classList.toggle('past', past.includes(id) && !live.includes(id))
  }
  for (const element of edges)
    element.classList.toggle(
      'went',
      edgesOf(element).some((edge) => isTaken(edge, went)),
    )
  const here = states.filter((element) => live.includes(element.dataset['state'] ?? '')).map(boxOf)
  if (isWhole || here.length === 0) {
    svg.setAttribute('viewBox', svg.dataset['whole'] ?? '')
    return
  }
  const before = states.filter((element) => element.dataset['state'] === past.at(-1)).map(boxOf)
  const around = edges.filter((element) => edgesOf(element).some((edge) => live.includes(edge.split(' ', 1)[0] ?? ''))).map(boxOf)
  const crops = [[...here, ...before, ...around], [...here, ...around], [...here, ...before], here].map(union)
  const { x, y, width, height } = grown(crops.find(isSmall) ?? union(here))
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
}
