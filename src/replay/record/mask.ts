/**
 * Masks a value by its marks. Default deny: what has no mark, or another type than its mark says, is left out; booleans and null say
 * nothing by themselves and stay where the value's own place is known.
 */
import { placeOf } from '../../domain/portal/places.ts'
import type { AnyTree, NumberMark, Surrogate, TextMark } from '../../machines/kit/marks/marks.ts'
import { CLASSES, numberFlag } from './facets.ts'

/** What a mask knows beside the value. */
export interface Masking {
  /** The marks of the contract's schemas. */
  schemas: Readonly<Record<string, AnyTree>>
  /** The beginning of the recording, epoch milliseconds: moments are recorded as the distance from it. */
  begun: number
  /** The device's clock, epoch milliseconds. */
  now: () => number
  /** The ordinal of a value: the same for equal ones. */
  ordinal: (value: string) => number
}

/** The ordinals of a page's values. They are in memory alone, like the values. */
export const ordinals = (): Masking['ordinal'] => {
  const known = new Map<string, number>()
  return (value) => {
    if (!known.has(value)) known.set(value, known.size)
    return known.get(value) ?? 0
  }
}

const surrogate = (mark: Surrogate, text: string, flag: string, { ordinal }: Masking): string => {
  const { letter, normal, length } = CLASSES[mark]
  return `~${letter}${flag}.${(length?.(text) ?? text.length).toString(36)}.${ordinal(letter + normal(text)).toString(36)}`
}

const placed = (address: string, { ordinal }: Masking): string =>
  `~/${placeOf(address.split(/[?#]/)[0] ?? '').name}.${ordinal(`/${address}`).toString(36)}`

const maskText = (text: string, mark: TextMark | NumberMark, masking: Masking): string | undefined => {
  // Empty is what every field begins with.
  if (text === '') return ''
  if (mark === 'count') return /^(?:row-)?\d{1,4}$/.test(text) ? text : undefined
  if (mark === 'secret') return `~*${Math.min(text.length, 6)}`
  if (mark === 'place') return placed(text, masking)
  return mark in CLASSES
    ? surrogate(mark as Surrogate, text, CLASSES[mark as Surrogate].flag(text, masking.now()), masking)
    : undefined
}

const maskNumber = (value: number, mark: TextMark | NumberMark, masking: Masking): number | string | undefined => {
  if (mark === 'kept') return value
  if (mark === 'moment') return `~@${(value - masking.begun).toString(36)}`
  if (mark !== 'sum' && mark !== 'id') return undefined
  // Nothing and the empty purse are no amount.
  return value === 0 ? 0 : surrogate(mark, String(value), numberFlag(value), masking)
}

const IDENTIFIER = /^[A-Za-z_]\w*$/

type Fields = Readonly<Record<string, AnyTree | undefined>>

const maskEntries = (entries: [string, unknown][], tree: Fields, masking: Masking): [string, unknown][] => {
  const { '@': keys, '*': each } = tree
  const masked: [string, unknown][] = []
  for (const [key, value] of entries) {
    // A record's keys are values; an object's are its type's own, and one without a mark may hold a boolean or null.
    const name = keys === undefined ? (IDENTIFIER.test(key) ? key : undefined) : mask(key, keys, masking)
    const inner = name === undefined ? undefined : mask(value, keys === undefined ? tree[key] : each, masking)
    if (inner !== undefined) masked.push([String(name), inner])
  }
  return masked
}

const maskObject = (value: object, tree: Fields, masking: Masking): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => mask(item, tree['*'], masking) ?? null)
  // Files, dates, sets and maps are no data of flows.
  return Object.getPrototypeOf(value) === Object.prototype
    ? Object.fromEntries(maskEntries(Object.entries(value), tree, masking))
    : undefined
}

/** The query of an address: known parameters alone, each with its own marks; several words of one are parted by commas. */
const maskQuery = (text: string, parameters: Fields, masking: Masking): unknown => ({
  '~query': [...new URLSearchParams(text)].map(([name, value]) => [
    name in parameters ? name : '',
    value.split(',').map((word) => mask(word, parameters[name], masking) ?? null),
  ]),
})

const isReference = (tree: AnyTree): tree is { readonly $: string } => typeof tree === 'object' && '$' in tree

const isList = (tree: AnyTree): tree is readonly (string | number)[] => Array.isArray(tree)

/** @returns the masked value, which JSON can write; undefined where nothing of it may be recorded */
export const mask = (value: unknown, tree: AnyTree | undefined, masking: Masking): unknown => {
  if (tree === 'dropped' || value === undefined) return undefined
  if (value === null || typeof value === 'boolean') return value
  if (tree === undefined) return undefined
  if (isReference(tree)) return mask(value, masking.schemas[tree.$], masking)
  if (typeof value === 'object') return typeof tree === 'string' || isList(tree) ? undefined : maskObject(value, tree, masking)
  if (isList(tree)) return tree.includes(value as string) ? value : undefined
  if (typeof tree === 'object') {
    const parameters = tree['&'] as Fields | undefined
    if (parameters) return maskQuery(value as string, parameters, masking)
    return mask(value, tree['?'], masking) ?? mask(value, tree['='], masking)
  }
  return typeof value === 'number' ? maskNumber(value, tree, masking) : maskText(value as string, tree, masking)
}
