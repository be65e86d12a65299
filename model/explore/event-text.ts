/** An event in the analyst's words: its phrase and the values that it carries. */
import type { ModelEvent } from '../kit/flow.ts'
import type { AnyWords } from '../../src/atlas/chart/extract.ts'

type Values = Readonly<Record<string, unknown>>

/** The stamp of the send helper: time and randomness, no user input. */
const STAMP = new Set(['type', 'now', 'today', 'device', 'key'])

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null

const plain = (value: unknown): string => {
  if (Array.isArray(value) && value.every(isPlain)) return value.map(String).join(', ')
  return isPlain(value) ? String(value) : JSON.stringify(value)
}

const nameOf = (field: string, { fields }: AnyWords): string => {
  const said = fields[field]
  return typeof said === 'object' ? said.text : (said ?? field)
}

const valueOf = (field: string, value: unknown, { fields }: AnyWords): string => {
  const said = fields[field]
  if (typeof said !== 'object') return value === '' ? 'пусто' : `«${plain(value)}»`
  return said.values[plain(value)] ?? said.values['*'] ?? `«${plain(value)}»`
}

/** A form is filled field by field: a patch is described by its difference from the usual one. */
const patchText = (patch: Values, usual: Values | undefined, words: AnyWords): string => {
  const names = Object.keys(patch)
  const isLikeUsual = usual !== undefined && usual !== patch && names.length > 1 && names.every((name) => name in usual)
  const told = isLikeUsual ? names.filter((name) => patch[name] !== usual[name]) : names
  const text = told.map((name) => `${nameOf(name, words)} ${valueOf(name, patch[name], words)}`).join(', ')
  return isLikeUsual ? `${text}, остальные поля верны` : text
}

const carried = (event: Values, usual: Values | undefined, words: AnyWords): string => {
  const { field, patch, ...rest } = event
  if (typeof patch === 'object' && patch !== null) return `: ${patchText(patch as Values, usual, words)}`
  if (typeof field === 'string') return ` «${nameOf(field, words)}»`
  const names = Object.keys(rest).filter((name) => !STAMP.has(name))
  const texts = names.map((name) => `${nameOf(name, words)}: ${valueOf(name, rest[name], words)}`)
  return texts.length > 0 ? ` (${texts.join(', ')})` : ''
}

const AFTER = /^after (.+) in (.+)$/

/** @param events all events of the flow: the first patch of a form is its usual one */
export const eventText = (
  modelEvent: ModelEvent,
  events: readonly ModelEvent[],
  words: AnyWords,
  actorOf: (call: string) => string,
) => {
  const { event, label, outcome } = modelEvent
  if (outcome) return `${words.actors[actorOf(outcome.call)]?.text ?? outcome.call}: ${outcome.text}`
  const [, delay, state] = AFTER.exec(label) ?? []
  if (delay && state) return `${words.states[state]?.text ?? state}: ${words.delays[delay] ?? delay}`
  const said = words.events[event.type] ?? event.type
  const usual = events.find(({ event: { type } }) => type === event.type)?.event as { patch?: Values } | undefined
  return `${typeof said === 'string' ? said : said.text}${carried({ ...event }, usual?.patch, words)}`
}
