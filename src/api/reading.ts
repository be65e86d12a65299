/**
 * Readers of answers, of which src/api/generated/readers is made: each gives the value that the portal's types promise, or
 * says that it cannot be read. What is missing gets what the contract says of it, place by place (E06).
 */

/** What a reader gives where there is nothing that it could read. */
export const UNREADABLE = Symbol('unreadable')

/** Hears of every place where an answer is not as it should be: `payload.saleHistory[].saleStatus`. */
export type Note = (place: string) => void

/** @param beside the object in which the value stands */
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

/** A moment as ISO 8601 in UTC: of a text that says it so in any zone, or of epoch milliseconds. */
export const instant: Reader = (value) => {
  const moment = typeof value === 'number' || (typeof value === 'string' && ISO.test(value)) ? new Date(value) : null
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : UNREADABLE
}

/** Nothing is wanted of it, so it may be anything. */
export const nothing: Reader = () => null

export const oneOf =
  (...values: unknown[]): Reader =>
  (value) =>
    values.includes(value) ? value : UNREADABLE

export const nullable =
  (read: Reader): Reader =>
  (value, place, note) =>
    value === null || value === undefined ? null : read(value, place, note)

/** A row that cannot be read is left out; the others stay. */
export const list =
  (read: Reader): Reader =>
  (value, place, note) =>
    Array.isArray(value) ? value.map((item) => read(item, `${place}[]`, note)).filter((item) => item !== UNREADABLE) : UNREADABLE

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object of which the contract says nothing more. */
export const object: Reader = (value) => (isObject(value) ? value : UNREADABLE)

/**
 * @param fields a reader for each name; one that gives undefined leaves the name out
 * @param keepsOthers whether names that are not among them stay, in their order: what goes back to the server stays as it came
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

/** The first that can read it. */
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

/** Without it there is nothing: an empty text is no value either. */
export const required =
  (read: Reader): Reader =>
  (value, place, note) => {
    const known = read(value, place, note)
    if (known !== UNREADABLE && known !== '') return known
    note(place)
    return UNREADABLE
  }

/** @param fallback what stands in the value's place */
export const or =
  (read: Reader, fallback: unknown): Reader =>
  (value, place, note) => {
    const known = read(value, place, note)
    if (known !== UNREADABLE) return known
    note(place)
    return fallback
  }

/** What reading an empty list or object gives stands in the value's place. */
export const orEmpty =
  (read: Reader, empty: object): Reader =>
  (value, place, note) => {
    const known = read(value, place, note)
    if (known !== UNREADABLE) return known
    note(place)
    return read(empty, place, silent)
  }

/** What stands beside it takes its place. */
export const orBeside =
  (read: Reader, other: string): Reader =>
  (value, place, note, beside) => {
    const known = read(value, place, note)
    if (known !== UNREADABLE && known !== '') return known
    const neighbour = read(beside?.[other], place, note)
    return neighbour === UNREADABLE ? '' : neighbour
  }

/** That it is missing is nothing to speak of. */
export const optional =
  (read: Reader): Reader =>
  (value, place, note, beside) =>
    read(value, place, value === null || value === undefined ? silent : note, beside)
