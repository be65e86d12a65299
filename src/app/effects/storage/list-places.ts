/** Where the person was in each list of this tab, and how many rows were loaded: Back, a repair and a reload lead there again (D160). */
import * as z from 'zod/mini'
import { isTrue, listOf, readShape, textOrNull } from '../../../machines/kit/shape.ts'
import { PLACES_KEY } from './forget-in-tab.ts'
import { parse, read, write } from './storage.ts'

const place = z.object({
  /** The history entry, by the router's name. */
  entry: z.string(),
  /** Path and query: another choice is another list. */
  address: z.string(),
  rows: z.number(),
  /** How far the window was scrolled. */
  y: z.number(),
  /** The first row in sight, and its distance from the top of the window. */
  row: textOrNull,
  top: z.number(),
  /** The person has left the list to repair a row of it. */
  isRepair: isTrue,
})

export type ListPlace = z.infer<typeof place>

const stored = z.object({ owner: z.string(), places: listOf(place) })

/** The oldest go first. */
const MOST = 20

/** The entry with which a tab begins has no name of its own: it is another list whenever an address is typed. */
const FIRST = 'default'

/** This document has stored a place of the first entry. */
let isFirstKnown = false

const isSameTab = (): boolean => {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return isFirstKnown || load?.type === 'reload' || load?.type === 'back_forward'
}

const known = (owner: string): ListPlace[] => {
  const kept = readShape(stored, parse(read('sessionStorage', PLACES_KEY)))
  return kept?.owner === owner ? kept.places : []
}

const keep = (owner: string, places: ListPlace[]): void =>
  write('sessionStorage', PLACES_KEY, JSON.stringify({ owner, places: places.slice(-MOST) }))

/** @param owner the person: another person's places are nothing to this one */
export const storePlace = (owner: string, one: ListPlace): void => {
  if (one.entry === FIRST) isFirstKnown = true
  // The first entries of several documents have one name: their addresses tell them apart.
  const isSame = ({ entry, address }: ListPlace) => entry === one.entry && address === one.address
  keep(owner, [...known(owner).filter((other) => !isSame(other)), one])
}

/** The place of this entry; of a new one the place that was left for a repair, once. */
export const takePlace = (owner: string, entry: string, address: string): ListPlace | null => {
  const places = known(owner)
  const isHere = (one: ListPlace) => one.entry === entry && (entry !== FIRST || isSameTab())
  const found = places.findLast((one) => one.address === address && (isHere(one) || one.isRepair))
  if (places.some(({ isRepair }) => isRepair))
    keep(
      owner,
      places.map((one) => ({ ...one, isRepair: false })),
    )
  return found ?? null
}
