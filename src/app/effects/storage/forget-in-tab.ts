/**
 * The end of what this tab has stored for one person's lists (sellers.ts, list-places.ts): loaded with every page, unlike the screens that
 * store it, because a reload of another screen must not leave it behind.
 */
import { whenErased } from './erasers.ts'
import { keysOf, parse, read, write } from './storage.ts'
import type { StoreKey } from './stores.ts'

export const SELLERS_KEY: StoreKey = 'sellers'
export const PLACES_KEY: StoreKey = 'places'
export const HANDOVER_KEY: StoreKey = 'handover'

export const RECORDING_OWNER: StoreKey = 'recording.owner'

/**
 * @param key of a value that names its `owner`: it ends with that person's memory
 * @param outlives whether a value without an owner stays while somebody is signed in
 * @returns a function that ends it now
 */
const endingWithOwner = (key: StoreKey, outlives = false): (() => void) => {
  const forget = () => write('sessionStorage', key, null)
  const ownerOf = (): unknown => (parse(read('sessionStorage', key)) as { owner?: unknown } | null)?.owner ?? null
  whenErased((owner) => {
    const kept = ownerOf()
    if (owner === null || (kept !== owner && !(outlives && kept === null))) forget()
  })
  return forget
}

export const forgetSellers = endingWithOwner(SELLERS_KEY)
export const forgetListPlaces = endingWithOwner(PLACES_KEY)

// Nobody owns a link before it is used: it outlives a sign-in, which leads back to it, and ends with a sign-out (E17).
endingWithOwner(HANDOVER_KEY, true)

// What a tab has recorded for a report is of whoever was signed in, or of nobody yet.
whenErased((owner) => {
  const whose = read('sessionStorage', RECORDING_OWNER)
  if (owner !== null && (whose === null || whose === owner)) return
  for (const key of keysOf('sessionStorage', 'recording.')) write('sessionStorage', key, null)
})
