/**
 * A simulation by hand in an address: the events since the case that it began with. Events of the model are marks (cases.ts),
 * `~k3f9.0a2c`; with others among them, such as typed text, all are JSON, compressed: `!` and base64url.
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import type { Walks } from '../../chart/walks.ts'
import type { FlowData } from './flow-data.ts'
import { markOf } from './cases.ts'

export interface PlayedEvent {
  type: string
}

/** Characters. Messengers and mail cut addresses that are much longer; it also bounds what an address can inflate to. */
const LONGEST = 1500
const MARKS = '~'
const PACKED = '!'

const labelOf = ({ events }: Walks, event: PlayedEvent): string | null => {
  const text = JSON.stringify(event)
  return events.find((known) => known.event.type === event.type && JSON.stringify(known.event) === text)?.label ?? null
}

/** Whether JSON keeps it whole: a file is none of an address. */
const isPlain = (value: unknown): boolean => {
  if (value === null || value === undefined || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isPlain)
  return Object.prototype.toString.call(value) === '[object Object]' && Object.values(value).every(isPlain)
}

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))

/** @returns empty for no events; null where they are too many, or more than text, and the address cannot hold them */
export const nameOfPlay = (walks: Walks, events: readonly PlayedEvent[]): string | null => {
  if (events.length === 0) return ''
  if (!isPlain(events)) return null
  const marks = events.map((event) => labelOf(walks, event)).flatMap((label) => (label === null ? [] : [markOf(label)]))
  const name =
    marks.length === events.length
      ? `${MARKS}${marks.join('.')}`
      : `${PACKED}${toText(deflateSync(strToU8(JSON.stringify(events)), { level: 9 }))}`
  return name.length <= LONGEST ? name : null
}

/** The address of a simulation along events of the model. */
export const playOfLabels = (labels: readonly string[]): string => `${MARKS}${labels.map(markOf).join('.')}`

const isEvent = (value: unknown): value is PlayedEvent =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const unpacked = (text: string): unknown => {
  try {
    return JSON.parse(strFromU8(inflateSync(toBytes(text))))
  } catch {
    // The address was cut or mistyped: `null` below tells the page so.
    return null
  }
}

/** Events that the flow knows: an address may come from anywhere. */
const knownOf = ({ chart, walks }: Pick<FlowData, 'chart' | 'walks'>): ReadonlySet<string> =>
  new Set([...chart.edges.map(({ trigger }) => trigger.name), ...walks.events.map(({ event }) => event.type)])

/** @returns null where the name cannot be read, or names an event that the flow does not have */
export const readPlay = (data: Pick<FlowData, 'chart' | 'walks'>, name: string | null): PlayedEvent[] | null => {
  if (name === null || name === '') return []
  if (name.length > LONGEST) return null
  if (name.startsWith(MARKS)) {
    const wanted = name.slice(MARKS.length).split('.')
    const found = wanted.flatMap((mark) => data.walks.events.find(({ label }) => markOf(label) === mark)?.event ?? [])
    return found.length === wanted.length ? found : null
  }
  const known = knownOf(data)
  const events = name.startsWith(PACKED) ? unpacked(name.slice(PACKED.length)) : null
  return Array.isArray(events) && events.every((event) => isEvent(event) && known.has(event.type)) ? events : null
}
