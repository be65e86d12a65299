import type { Db } from '../../kernel/database/types.ts'
import { addSecurityEvents, WINDOW } from './security-events.ts'
import type { SecurityRow } from './security-events.ts'

/** One event, as it is told apart from others. */
export type Seen = Pick<SecurityRow, 'event' | 'operation' | 'network' | 'origin' | 'actor' | 'phone'>

/**
 * Rows of a window, per process. Whoever has a network has all of its addresses, phones to try without end and every operation: beyond its
 * rows a network is told apart by the event alone, and beyond all rows the event is counted alone. A month of nothing but attacks is at
 * most 1.3 million rows.
 */
export const BOOK = { perNetwork: 60, all: 300 } as const

/** Windows that wait for a database that is away; older ones are in the log alone. */
const WAITING = 6

interface Kept {
  row: Omit<SecurityRow, 'seen'>
  /** How many the database does not have yet. */
  unsaved: number
}

/** Counts events in memory and writes the counts now and then: what an attacker sends costs the database next to nothing. */
export interface SecurityBook {
  note(seen: Seen, now: number): void
  /** Writes what has not been written. @throws what the database throws; the counts are kept for the next time */
  flush(): Promise<void>
}

export const createSecurityBook = (db: Db): SecurityBook => {
  let since = 0
  let rows = new Map<string, Kept>()
  let networks = new Map<string | null, number>()
  let waiting: Kept[] = []
  let writing: Promise<void> | null = null

  const unsavedOf = (kept: Iterable<Kept>): Kept[] => [...kept].filter(({ unsaved }) => unsaved > 0)

  const turn = (to: number): void => {
    waiting = [...waiting, ...unsavedOf(rows.values())].slice(-WAITING * BOOK.all)
    since = to
    rows = new Map()
    networks = new Map()
  }

  const keyOf = (seen: Seen): string =>
    JSON.stringify([seen.event, seen.operation, seen.network, seen.origin, seen.actor, seen.phone])

  /** The event itself, or what is left of it where there are too many. */
  const told = (seen: Seen): Seen => {
    if (rows.has(keyOf(seen))) return seen
    const coarse: Seen = { ...seen, operation: null, origin: null, actor: null, phone: null }
    const isFull = (networks.get(seen.network) ?? 0) >= BOOK.perNetwork
    if (!isFull && rows.size < BOOK.all) return seen
    return rows.has(keyOf(coarse)) || rows.size < BOOK.all ? coarse : { ...coarse, network: null }
  }

  const write = async (): Promise<void> => {
    const batch = unsavedOf([...waiting, ...rows.values()]).map((kept) => ({ kept, count: kept.unsaved }))
    // One row of each: a clock that was put back comes to a window twice.
    const merged = new Map<string, SecurityRow>()
    for (const { kept, count } of batch) {
      const key = `${keyOf(kept.row)} ${kept.row.since.getTime()}`
      merged.set(key, { ...kept.row, seen: count + (merged.get(key)?.seen ?? 0) })
    }
    // In one order on every server: none waits for another that waits for it.
    const ordered = [...merged].toSorted(([one], [other]) => (one < other ? -1 : 1))
    await addSecurityEvents(
      db,
      ordered.map(([, row]) => row),
    )
    for (const { kept, count } of batch) kept.unsaved -= count
    waiting = unsavedOf(waiting)
  }

  return {
    note: (seen, now) => {
      const window = now - (now % WINDOW)
      if (window !== since) turn(window)
      const counted = told(seen)
      const key = keyOf(counted)
      const known = rows.get(key)
      if (known) {
        known.unsaved += 1
        known.row.lastAt = new Date(now)
      } else {
        rows.set(key, { row: { ...counted, since: new Date(window), lastAt: new Date(now) }, unsaved: 1 })
        networks.set(counted.network, (networks.get(counted.network) ?? 0) + 1)
      }
    },
    flush: () => {
      writing ??= write().finally(() => {
        writing = null
      })
      return writing
    },
  }
}
