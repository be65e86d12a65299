/** Colour marks on boxes and arrows of a picture: selected, live, covered. */
import type { Grades } from '../data/coverage.ts'
import type { Touched } from '../data/people.ts'
import type { Picked } from '../base/place.ts'
import { isIn } from '../data/variants.ts'

const each = (svg: SVGSVGElement, what: 'state' | 'edge', mark: (element: SVGElement, ids: string[]) => void): void => {
  for (const element of svg.querySelectorAll<SVGElement>(`g[data-${what}]`))
    mark(element, element.dataset[what]?.split('|') ?? [])
}

export const markPicked = (svg: SVGSVGElement, picked: Picked | null, live: string | null): void => {
  each(svg, 'state', (element, [id = '']) => {
    element.classList.toggle('picked', picked?.kind === 'state' && picked.id === id)
    element.classList.toggle('live', live !== null && id !== '*' && isIn(live, id))
  })
  each(svg, 'edge', (element, ids) => element.classList.toggle('picked', picked?.kind === 'edge' && ids.includes(picked.id)))
}

/** Dims what a lens leaves out; a frame stays bright with anything inside it, an arrow of several edges with any of them. */
export const markTouched = (svg: SVGSVGElement, touched: Touched | null): void => {
  const isBright = (what: 'states' | 'edges', ids: readonly string[]) =>
    touched === null || ids.some((id) => id === '*' || touched[what].has(id) || [...touched[what]].some((one) => isIn(one, id)))
  each(svg, 'state', (element, ids) => element.classList.toggle('dim', !isBright('states', ids)))
  each(svg, 'edge', (element, ids) =>
    element.classList.toggle('dim', touched !== null && !ids.some((id) => touched.edges.has(id))),
  )
}

/** An arrow of several edges gets the mark of the worst one. */
export const markCovered = (svg: SVGSVGElement, grades: Grades | null): void => {
  for (const what of ['state', 'edge'] as const)
    each(svg, what, (element, ids) => {
      const all = ids.flatMap((id) => grades?.[what].get(id) ?? [])
      if (all.length > 0 && ids[0] !== '*') element.dataset['covered'] = String(Math.min(...all))
      else delete element.dataset['covered']
    })
}
