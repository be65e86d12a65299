/** Finds flows, states, transitions, texts of screens and codes of refusals by any of their words, in any form. */
import { edgeHref, flowHref, stateHref } from '../base/place.ts'
import type { SearchFlow, SearchPart, SearchText } from './search-data.ts'
import { hasAll, plain, searchable, wordsOf, type Searchable } from './word-forms.ts'

export interface HitPlace {
  href: string
  text: string
}

export interface Hit {
  href: string
  text: string
  detail: string
  /** All screens with this text, where `href` leads to the first; of an answer those after it. */
  places: HitPlace[]
}

export interface FlowHits {
  flow: SearchFlow
  hits: Hit[]
}

/** Prepared with the first query: the next letter is typed soon. */
const prepared = new WeakMap<SearchPart | SearchText, Searchable>()

const preparedOf = (part: SearchPart | SearchText): Searchable => {
  const known = prepared.get(part) ?? searchable(`${part.text} ${part.detail} ${part.words}`)
  prepared.set(part, known)
  return known
}

/**
 * Of states that are active at once the one that a text belongs to: it is there wherever the text is, and seldom elsewhere.
 * @returns a function from a place's key to the id of that state
 */
export const leafFinder = (screens: SearchFlow['screens'], at: SearchText['at']): ((key: string) => string) => {
  const here = at.map(([place]) => screens[place]?.id.split('+') ?? [])
  const all = screens.map(({ id }) => id.split('+'))
  const weights = new Map<string, number>()
  const weightOf = (leaf: string): number => {
    const count = (keys: readonly string[][]) => keys.filter((leaves) => leaves.includes(leaf)).length
    const weight = weights.get(leaf) ?? count(here) ** 2 / Math.max(1, count(all))
    weights.set(leaf, weight)
    return weight
  }
  return (key) => key.split('+').toSorted((one, other) => weightOf(other) - weightOf(one))[0] ?? key
}

const placesOf = ({ flow, screens, cases }: Pick<SearchFlow, 'flow' | 'screens' | 'cases'>, at: SearchText['at']): HitPlace[] => {
  const leafOf = leafFinder(screens, at)
  return at.map(([place, ofCase]) => {
    const { id = '', text = '' } = screens[place] ?? {}
    return { href: stateHref(flow, leafOf(id), cases[ofCase] ?? null), text }
  })
}

const partHit = ({ flow, screens, cases }: SearchFlow, { kind, id, text, detail, event, at = [] }: SearchPart): Hit => ({
  href: kind === 'edge' ? edgeHref(flow, id, event) : stateHref(flow, id),
  text,
  detail,
  places: placesOf({ flow, screens, cases }, at),
})

const textHit = ({ flow, screens, cases }: SearchFlow, { text, detail, at, isAnswer }: SearchText): Hit => {
  const places = placesOf({ flow, screens, cases }, at)
  return { href: places[0]?.href ?? flowHref(flow), text: isAnswer ? text : `«${text}»`, detail, places }
}

/** Exact phrases rank before the same words in another order, and those before partial matches. */
const rankOf = (text: string, query: string, wanted: readonly string[]): number => {
  if (plain(text).includes(plain(query).trim())) return 0
  return hasAll(searchable(text), wanted) ? 1 : 2
}

/** Every word must match. Exact matches rank first, for flows and for the hits of each. */
export const search = (flows: readonly SearchFlow[], query: string): FlowHits[] => {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return []
  const isFound = (part: SearchPart | SearchText) => hasAll(preparedOf(part), wanted)
  const found = flows.flatMap((flow) => {
    const isFlow = hasAll(searchable(`${flow.title} ${flow.flow} ${flow.places.join(' ')}`), wanted)
    const hits = [
      ...flow.texts.filter(isFound).map((text) => textHit(flow, text)),
      ...flow.parts.filter(isFound).map((part) => partHit(flow, part)),
    ]
      .map((hit) => ({ hit, rank: rankOf(hit.text, query, wanted) }))
      .toSorted((one, other) => one.rank - other.rank)
    const own: Hit[] = isFlow ? [{ href: flowHref(flow.flow), text: flow.title, detail: 'сценарий', places: [] }] : []
    const all = [...own, ...hits.map(({ hit }) => hit)]
    return all.length > 0 ? [{ flow, hits: all, rank: isFlow ? 0 : (hits[0]?.rank ?? 2) }] : []
  })
  return found.toSorted((one, other) => one.rank - other.rank).map(({ flow, hits }) => ({ flow, hits }))
}
