/** Records the reads of a value: the reader cannot distinguish two values that agree in all of them. */

/** A place in a value, with its content. */
interface Reading {
  path: readonly string[]
  found: unknown
}

/** A place as its reader sees it: a plain value, or an object to be read further. */
const MORE = Symbol('more')
const kindOf = (value: unknown): unknown => (typeof value === 'object' && value !== null ? MORE : value)
const keysOf = (value: object): string => JSON.stringify(Object.keys(value))

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (now, key) => (typeof now === 'object' && now !== null ? (now as Record<string, unknown>)[key] : undefined),
    value,
  )

export interface Watched<Value extends object> {
  /** The value, as its reader gets it. */
  value: Value
  /** Whether the reader would have found the same in another value. */
  agrees: (other: Value) => boolean
}

/** @param value plain data */
export const watched = <Value extends object>(value: Value): Watched<Value> => {
  const readings = new Map<string, Reading>()
  const listings = new Map<string, Reading>()
  const proxies = new WeakMap<object, object>()
  const wrap = <Part extends object>(part: Part, path: readonly string[]): Part => {
    const known = proxies.get(part)
    if (known) return known as Part
    const proxy = new Proxy(part, {
      get: (target, key) => {
        const found: unknown = Reflect.get(target, key)
        if (typeof key === 'symbol' || typeof found === 'function') return found
        const place = [...path, key]
        readings.set(place.join('\n'), { path: place, found: kindOf(found) })
        return typeof found === 'object' && found !== null ? wrap(found, place) : found
      },
      has: (target, key) => {
        listings.set(path.join('\n'), { path, found: keysOf(target) })
        return Reflect.has(target, key)
      },
      ownKeys: (target) => {
        listings.set(path.join('\n'), { path, found: keysOf(target) })
        return Reflect.ownKeys(target)
      },
    })
    proxies.set(part, proxy)
    return proxy
  }
  return {
    value: wrap(value, []),
    agrees: (other) =>
      [...readings.values()].every(({ path, found }) => kindOf(at(other, path)) === found) &&
      [...listings.values()].every(({ path, found }) => {
        const part = at(other, path)
        return typeof part === 'object' && part !== null && keysOf(part) === found
      }),
  }
}
