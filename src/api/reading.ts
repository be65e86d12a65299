/**
 * The building blocks of src/api/generated/readers. Each reader returns a value of the portal's type, or reports it as
 * unreadable. Missing values get the contract's default, field by field (E06).
 */

/** The result of a reader without a readable value. */
export const UNREADABLE = Symbol('unreadable')

/** Called for every field that deviates from the contract: `payload.saleHistory[].saleStatus`. */
export type Note = (place: string) => void

/** @param beside the object that contains the value */
export type Reader = (value: unknown, place: string, note: Note, beside?: Readonly<Record<string, unknown>>) => unknown

const silent: Note = () => {}

export const text: Reader = (value) => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : UNREADABLE
}

export const number: Reader = (value) => {
  const known = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof known === 'number' && Number.isFinite(known) ? known : UNREADABLE
}

export const flag: Reader = (value) => (typeof value === 'boolean' ? value : UNREADABLE)

const ISO = /^\d{4}-\d{2}-\d{2}/

/** A moment as ISO 8601 in UTC, from a text in any time zone or from epoch milliseconds. */
export const instant: Reader = (value) => {
  const moment = typeof value === 'number' || (typeof value === 'string' && ISO.test(value)) ? new Date(value) : null
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : UNREADABLE
}

/** The value is not used, so it may be anything. */
export const nothing: Reader = () => null

export const oneOf =
  (...values: unknown[]): Reader =>
  (value) =>
    values.includes(value) ? value : UNREADABLE

export const nullable =
  (read: Reader): Reader =>
  (value, place, note) =>
    value === null || value === undefined ? null : read(value, place, note)

/** Leaves out unreadable rows; the others stay. */
export const list =
  (read: Reader): Reader =>
  (value, place, note) =>
    Array.isArray(value) ? value.map((item) => read(item, `${place}[]`, note)).filter((item) => item !== UNREADABLE) : UNREADABLE

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object that the contract does not describe further. */
export const object: Reader = (value) => (isObject(value) ? value : UNREADABLE)

/**
 * @param fields a reader for each name; a name whose reader returns undefined is left out
 * @param keepsOthers whether unknown names stay, in their order: data that return to the server stay unchanged
 */
export const record =
  (fields: Readonly<Record<string, Reader>>, keepsOthers = false): Reader =>
  (value, place, note) => {
    if (!isObject(value)) return UNREADABLE
    const known: Record<string, unknown> = keepsOthers ? { ...value } : {}
    for (const [name, read] of Object.entries(fields)) {
      const part = read(value[name], `${place}.${name}`, note, value)
      if (part === UNREADABLE) return UNREADABLE
      if (part === undefined) delete known[name]
      else known[name] = part
    }
    return known
  }

/** The first reader that succeeds. */
export const either =
  (...readers: Reader[]): Reader =>
  (value, place, note) => {
    for (const read of readers) {
      const places: string[] = []
      const known = read(value, place, (odd) => places.push(odd))
      if (known === UNREADABLE) continue
      for (const odd of places) note(odd)
      return known
    }
    return UNREADABLE
  }

/** A required value; an empty text counts as missing. */
export const required =
  (read: Reader): Reader =>
  (value, place, note) => {
    const known = read(value, place, note)
    if (known !== UNREADABLE && known !== '') return known
    note(place)
    return UNREADABLE
  }

/** @param fallback the default in place of a missing value */
export const or =
  (read: Reader, fallback: unknown): Reader =>
  (value, place, note) => {
    const known = read(value, place, note)
    if (known !== UNREADABLE) return known
    note(place)
    return fallback
  }

/** The default is the reading of an empty list or object. */
export const orEmpty =
  (read: Reader, empty: object): Reader =>
  (value, place, note) => {
    const known = read(value, place, note)
    if (known !== UNREADABLE) return known
    note(place)
    return read(empty, place, silent)
  }

/** The default is a sibling field. */
export const orBeside =
  (read: Reader, other: string): Reader =>
  (value, place, note, beside) => {
    const known = read(value, place, note)
    if (known !== UNREADABLE && known !== '') return known
    const neighbour = read(beside?.[other], place, note)
    return neighbour === UNREADABLE ? '' : neighbour
  }

/** A missing value is no deviation. */
export const optional =
  (read: Reader): Reader =>
  (value, place, note, beside) =>
    read(value, place, value === null || value === undefined ? silent : note, beside)
