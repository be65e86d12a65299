/** Finds flows, states and transitions by any words that belong to them. */
import { edgeHref, flowHref, stateHref } from './place.ts'
import type { IndexEntry, IndexFlow } from './index-of.ts'

export interface Hit {
  href: string
  text: string
  detail: string
}

export interface FlowHits {
  flow: IndexFlow
  hits: Hit[]
}

/** «ё» is typed as «е» as often as not. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean)

const hasAll = (text: string, wanted: readonly string[]): boolean => {
  const where = plain(text)
  return wanted.every((word) => where.includes(word))
}

const hitOf = (flow: string, { kind, id, variant, text, detail }: IndexEntry): Hit => ({
  href: kind === 'edge' ? edgeHref(flow, id) : stateHref(flow, id, variant ?? null),
  text,
  detail,
})

/** Every word must be there; whatever says it in its own text comes before what only carries it. */
export const search = (flows: readonly IndexFlow[], query: string): FlowHits[] => {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return []
  return flows.flatMap((flow) => {
    const found = flow.entries.filter(({ text, detail, words }) => hasAll(`${text} ${detail} ${words}`, wanted))
    const [said, carried] = [true, false].map((isSaid) => found.filter(({ text }) => hasAll(text, wanted) === isSaid))
    const isFlow = hasAll(`${flow.title} ${flow.flow} ${flow.places.join(' ')}`, wanted)
    const hits = [
      ...(isFlow ? [{ href: flowHref(flow.flow), text: flow.title, detail: 'сценарий' }] : []),
      ...[...(said ?? []), ...(carried ?? [])].map((entry) => hitOf(flow.flow, entry)),
    ]
    return hits.length > 0 ? [{ flow, hits }] : []
  })
}
