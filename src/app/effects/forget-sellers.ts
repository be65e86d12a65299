/**
 * The end of the sellers that this tab has stored (sellers.ts): loaded with every page, unlike the screens that store them, because a
 * reload of another screen must not leave them behind.
 */
import { whenErased } from './erasers.ts'
import { parse, read, write } from './storage.ts'
import type { StoreKey } from './stores.ts'

export const SELLERS_KEY: StoreKey = 'sellers'

export const forgetSellers = (): void => write('sessionStorage', SELLERS_KEY, null)

/** Whose they are; null without any. */
const ownerOf = (): unknown => (parse(read('sessionStorage', SELLERS_KEY)) as { owner?: unknown } | null)?.owner ?? null

whenErased((owner) => {
  if (owner === null || ownerOf() !== owner) forgetSellers()
})
