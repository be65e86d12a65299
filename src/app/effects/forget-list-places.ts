/**
 * The end of the places in lists that this tab has stored (list-places.ts): loaded with every page, unlike the screens that store them,
 * because a reload of another screen must not leave them behind.
 */
import { whenErased } from './erasers.ts'
import { parse, read, write } from './storage.ts'
import type { StoreKey } from './stores.ts'

export const PLACES_KEY: StoreKey = 'places'

export const forgetListPlaces = (): void => write('sessionStorage', PLACES_KEY, null)

/** Whose they are; null without any. */
const ownerOf = (): unknown => (parse(read('sessionStorage', PLACES_KEY)) as { owner?: unknown } | null)?.owner ?? null

whenErased((owner) => {
  if (owner === null || ownerOf() !== owner) forgetListPlaces()
})
