/** The shape of a recording's lines: what comes from a link, a file or a report is not trusted. */
import type { Line } from '../record/lines.ts'

/** Lines of one recording: 64 kB of them are fewer. */
const MOST_LINES = 4_000
/** Characters of names, and of a masked text. */
const MOST_CHARACTERS = 300
const DEEPEST = 12
/** A year, in milliseconds. */
const LONGEST_PAUSE = 31_536_000_000

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1_000_000
const isName = (value: unknown): boolean => typeof value === 'string' && value.length <= MOST_CHARACTERS
const isMoment = (value: unknown): boolean => Number.isFinite(value) && Number(value) >= 0 && Number(value) < 8.64e15
/** A clock may have been set back. */
const isPause = (value: unknown): boolean => Number.isFinite(value) && Math.abs(Number(value)) <= LONGEST_PAUSE

const isData = (value: unknown, depth = 0): boolean => {
  if (value === null || typeof value === 'boolean' || Number.isFinite(value)) return true
  if (typeof value === 'string') return value.length <= MOST_CHARACTERS
  if (typeof value !== 'object' || depth >= DEEPEST) return false
  return Object.entries(value).every(([key, inner]) => key !== '__proto__' && isName(key) && isData(inner, depth + 1))
}

const isHeader = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const { release, begun, at } = value as Record<string, unknown>
  return isName(release) && isMoment(begun) && isPause(at)
}

const isState = (value: unknown): boolean => value === 0 || isName(value)

/** The parts of each kind of line, behind its kind. */
const SHAPES: Readonly<Record<string, readonly ((value: unknown) => boolean)[]>> = {
  segment: [isCount, isHeader],
  flow: [isCount, isName, isName, isData, isPause],
  event: [isCount, isName, isData, isState, isPause],
  end: [isCount, isPause],
  place: [isName, isPause],
  struck: [isCount, isState, isPause],
}

const isLine = (value: unknown): value is Line => {
  if (!Array.isArray(value)) return false
  const [kind, ...parts] = value as unknown[]
  const shape = typeof kind === 'string' && Object.hasOwn(SHAPES, kind) ? SHAPES[kind] : undefined
  return shape !== undefined && shape.length === parts.length && shape.every((is, at) => is(parts[at]))
}

/** @returns the lines; null for what no recorder has written. A recording begins with a segment */
export const checkedLines = (value: unknown): Line[] | null => {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_LINES) return null
  const lines = value as unknown[]
  return lines.every(isLine) && lines[0]?.[0] === 'segment' ? lines : null
}
