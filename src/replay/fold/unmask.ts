/** A masked value with stand-ins in the place of what was hidden. */
import { standIn } from './stand-in.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nameOf = (key: string, begun: number): string => (key.startsWith('~') ? String(standIn(key, begun) ?? '') : key)

/** @param begun the beginning of the recording, epoch milliseconds */
export const unmask = (value: unknown, begun: number): unknown => {
  if (typeof value === 'string') return value.startsWith('~') ? standIn(value, begun) : value
  if (Array.isArray(value)) return value.map((item) => unmask(item, begun))
  if (!isRecord(value)) return value
  if (Array.isArray(value['~set'])) return new Set(value['~set'].map((item) => unmask(item, begun)))
  const entries = Array.isArray(value['~map']) ? (value['~map'] as [string, unknown][]) : Object.entries(value)
  const named = entries.map(([key, inner]) => [nameOf(key, begun), unmask(inner, begun)] as const)
  return '~map' in value ? new Map(named) : Object.fromEntries(named)
}
