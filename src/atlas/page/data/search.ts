/** Finds flows, states, transitions and texts of screens by any of their words. */
import { edgeHref, flowHref, stateHref } from '../base/place.ts'
import type { SearchFlow, SearchPart, SearchText } from './search-data.ts'

export interface HitPlace {
  href: string
  text: string
}

export interface Hit {
  href: string
  text: string
  detail: string
  /** All screens with this text, for a hit that is a text; `href` leads to the first of them. */
  places: HitPlace[]
}

export interface FlowHits {
  flow: SearchFlow
  hits: Hit[]
}

/** «ё» is often typed as «е». */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean)

const hasAll = (text: string, wanted: readonly string[]): boolean => {
  const where = plain(text)
  return wanted.every((word) => where.includes(word))
}

const partHit = ({ flow }: SearchFlow, { kind, id, text, detail, event }: SearchPart): Hit => ({
  href: kind === 'edge' ? edgeHref(flow, id, event) : stateHref(flow, id),
  text,
  detail,
  places: [],
})

const textHit = ({ flow, screens }: SearchFlow, { text, detail, at }: SearchText): Hit => {
  const places = at.map(([place, config]): HitPlace => {
    const { id = '', text: name = '' } = screens[place] ?? {}
    return { href: stateHref(flow, id.split('+')[0] ?? '', config), text: name }
  })
  return { href: places[0]?.href ?? flowHref(flow), text: `«${text}»`, detail, places }
}

/** Exact phrases rank before the same words in another order, and those before partial matches. */
const rankOf = (text: string, query: string, wanted: readonly string[]): number => {
  if (plain(text).includes(plain(query).trim())) return 0
  return hasAll(text, wanted) ? 1 : 2
}

/** Every word must match. Exact matches rank first, for flows and for the hits of each. */
export const search = (flows: readonly SearchFlow[], query: string): FlowHits[] => {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return []
  const isFound = ({ text, detail, words }: SearchPart | SearchText) => hasAll(`${text} ${detail} ${words}`, wanted)
  const found = flows.flatMap((flow) => {
    const isFlow = hasAll(`${flow.title} ${flow.flow} ${flow.places.join(' ')}`, wanted)
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
