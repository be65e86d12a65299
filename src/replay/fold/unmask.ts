/** A masked value with stand-ins in the place of what was hidden. */
import { standIn } from './stand-in.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nameOf = (key: string, begun: number): string => (key.startsWith('~') ? String(standIn(key, begun) ?? '') : key)

/** @returns the query with its question mark; an empty text for none */
const queryOf = (parameters: readonly [string, unknown[]][], begun: number): string => {
  const texts = parameters.map(
    ([name, words]) => `${name}=${words.map((word) => (typeof word === 'string' ? nameOf(word, begun) : '')).join(',')}`,
  )
  return texts.length === 0 ? '' : `?${texts.join('&')}`
}

/** @param begun the beginning of the recording, epoch milliseconds */
export const unmask = (value: unknown, begun: number): unknown => {
  if (typeof value === 'string') return value.startsWith('~') ? standIn(value, begun) : value
  if (Array.isArray(value)) return value.map((item) => unmask(item, begun))
  if (!isRecord(value)) return value
  if (Array.isArray(value['~query'])) return queryOf(value['~query'] as [string, unknown[]][], begun)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [nameOf(key, begun), unmask(inner, begun)]))
}
