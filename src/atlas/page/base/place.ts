/** The reader's place in the atlas. Kept after `#`, so that links work from a server and from the disk alike. */
import { PORTAL } from '../../agreement/statement.ts'

export interface PickedState {
  kind: 'state'
  id: string
  /** A case by the events that lead to it (data/cases.ts); null for the state's first one. Older addresses hold an index. */
  variant: string | null
  /** A simulation by hand from that case (data/simulation.ts); null where nothing was pressed. */
  played: string | null
}

export interface PickedEdge {
  kind: 'edge'
  id: string
  /** The event whose screens are shown, by its name in the fixture: `signIn: wrong`; null for the transition's first one. */
  event: string | null
}

export type Picked = PickedState | PickedEdge

export type Place =
  | { page: 'map' }
  | { page: 'find'; query: string }
  /** Requirements: one by its id, or all of them when empty. */
  | { page: 'rows'; id: string }
  /** What one kind of person sees; empty before one is chosen. */
  | { page: 'people'; id: string }
  /** The states without a test. */
  | { page: 'untested' }
  /** What changed between two versions: all comparisons when empty; a flow of one, and a change of it. */
  | { page: 'changes'; id: string; flow: string; at: number | null }
  /** The sheet of agreement of a scenario; `portal` for all of them. */
  | { page: 'sheet'; scenario: string }
  | { page: 'flow'; flow: string; picked: Picked | null }

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const pickedOf = ([kind, id, variant]: string[], played: string | null): Picked | null => {
  if (id === undefined || id === '') return null
  if (kind === 'edge') return { kind, id, event: variant ?? null }
  if (kind !== 'state') return null
  return { kind, id, variant: variant === undefined || variant === '' ? null : variant, played }
}

const numberOf = (text: string | null): number | null => (text !== null && /^\d+$/.test(text) ? Number(text) : null)

/** @param hash the part of the address after `#`, with or without it */
export const readPlace = (hash: string): Place => {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?', 2)
  const [flow = '', ...rest] = path.split('/').map(decode)
  const asked = new URLSearchParams(query)
  if (flow !== '') return { page: 'flow', flow, picked: pickedOf(rest, asked.get('play')) }
  const row = asked.get('row')
  if (row !== null) return { page: 'rows', id: row }
  const who = asked.get('who')
  if (who !== null) return { page: 'people', id: who }
  if (asked.has('untested')) return { page: 'untested' }
  const since = asked.get('since')
  if (since !== null) return { page: 'changes', id: since, flow: asked.get('in') ?? '', at: numberOf(asked.get('at')) }
  const sheet = asked.get('sheet')
  if (sheet !== null) return { page: 'sheet', scenario: sheet || PORTAL }
  const wanted = asked.get('q')
  return wanted === null ? { page: 'map' } : { page: 'find', query: wanted }
}

const join = (...parts: string[]): string => `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`

export const MAP = '#/'
export const PEOPLE_LIST = '#/?who='
export const UNTESTED = '#/?untested='
export const ROWS = '#/?row='
export const rowHref = (id: string): string => `${ROWS}${encodeURIComponent(id)}`
export const peopleHref = (id: string): string => `${PEOPLE_LIST}${encodeURIComponent(id)}`
export const sheetHref = (scenario: string): string => `#/?sheet=${encodeURIComponent(scenario)}`
export const findHref = (query: string): string => `#/?${new URLSearchParams({ q: query }).toString()}`
export const CHANGES = '#/?since='
export const changesHref = (id: string, flow = '', at: number | null = null): string =>
  `#/?${new URLSearchParams({ since: id, ...(flow && { in: flow }), ...(at !== null && { at: String(at) }) }).toString()}`
export const flowHref = (flow: string): string => join(flow)
export const edgeHref = (flow: string, id: string, event: string | null = null): string =>
  event === null ? join(flow, 'edge', id) : join(flow, 'edge', id, event)
export const stateHref = (flow: string, id: string, variant: string | null = null, played: string | null = null): string => {
  const state = variant === null ? join(flow, 'state', id) : join(flow, 'state', id, variant)
  return played === null ? state : `${state}?${new URLSearchParams({ play: played }).toString()}`
}

export const hrefOf = (flow: string, picked: Picked | null): string => {
  if (!picked) return flowHref(flow)
  return picked.kind === 'edge'
    ? edgeHref(flow, picked.id, picked.event)
    : stateHref(flow, picked.id, picked.variant, picked.played)
}
