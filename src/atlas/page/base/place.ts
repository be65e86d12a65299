/** The reader's place in the atlas. Kept after `#`, so that links work from a server and from the disk alike. */

export interface PickedState {
  kind: 'state'
  id: string
  /** A configuration by its index in the flow's walks; null for the state's first one. */
  variant: number | null
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
  | { page: 'flow'; flow: string; picked: Picked | null }

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const pickedOf = ([kind, id, variant]: string[]): Picked | null => {
  if (id === undefined || id === '') return null
  if (kind === 'edge') return { kind, id, event: variant ?? null }
  if (kind !== 'state') return null
  return { kind, id, variant: variant && /^\d+$/.test(variant) ? Number(variant) : null }
}

/** @param hash the part of the address after `#`, with or without it */
export const readPlace = (hash: string): Place => {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?', 2)
  const [flow = '', ...rest] = path.split('/').map(decode)
  if (flow !== '') return { page: 'flow', flow, picked: pickedOf(rest) }
  const asked = new URLSearchParams(query)
  const row = asked.get('row')
  if (row !== null) return { page: 'rows', id: row }
  const wanted = asked.get('q')
  return wanted === null ? { page: 'map' } : { page: 'find', query: wanted }
}

const join = (...parts: (string | number)[]): string => `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`

export const MAP = '#/'
export const ROWS = '#/?row='
export const rowHref = (id: string): string => `${ROWS}${encodeURIComponent(id)}`
export const findHref = (query: string): string => `#/?${new URLSearchParams({ q: query }).toString()}`
export const flowHref = (flow: string): string => join(flow)
export const edgeHref = (flow: string, id: string, event: string | null = null): string =>
  event === null ? join(flow, 'edge', id) : join(flow, 'edge', id, event)
export const stateHref = (flow: string, id: string, variant: number | null = null): string =>
  variant === null ? join(flow, 'state', id) : join(flow, 'state', id, variant)

export const hrefOf = (flow: string, picked: Picked | null): string => {
  if (!picked) return flowHref(flow)
  return picked.kind === 'edge' ? edgeHref(flow, picked.id, picked.event) : stateHref(flow, picked.id, picked.variant)
}
