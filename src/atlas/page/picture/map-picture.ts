/** The map of the portal: a place links to its flow, an arrow to its transition. */
import type { IndexFlow } from '../data/index-of.ts'
import { edgeHref, flowHref } from '../base/place.ts'
import { go } from '../base/use-place.ts'

/** The map's name for «any screen». */
const ANYWHERE = '*'

const flowAt = (flows: readonly IndexFlow[], place: string): IndexFlow | undefined =>
  flows.find(({ places }) => (place === ANYWHERE ? places.length === 0 : places.includes(place)))

const makeLink = (element: SVGElement, label: string, href: string): void => {
  element.setAttribute('role', 'link')
  element.setAttribute('tabindex', '0')
  element.setAttribute('aria-label', label)
  element.addEventListener('click', () => go(href))
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') go(href)
  })
}

export const linkMap = (svg: SVGSVGElement, flows: readonly IndexFlow[]): void => {
  for (const element of svg.querySelectorAll<SVGElement>('g[data-place]')) {
    const found = flowAt(flows, element.dataset['place'] ?? '')
    if (found) makeLink(element, `Сценарий «${found.title}»`, flowHref(found.flow))
  }
  // A label, or an arrow with a single label; its first transition represents the others with the same words.
  for (const element of svg.querySelectorAll<SVGElement>('g.edge:not(.shared)[data-edge]')) {
    const [first = ''] = element.dataset['edge']?.split('|') ?? []
    const [flow = '', ...id] = first.split(' ')
    const words = [...element.querySelectorAll('text')].map(({ textContent }) => textContent).join(' ')
    makeLink(element, `Переход: ${words}`, edgeHref(flow, id.join(' ')))
  }
}
