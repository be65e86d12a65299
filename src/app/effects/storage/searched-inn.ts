/**
 * The number last searched for, while the page lives (RP20): an entrepreneur's is a person's, and is in no store (D140). It ends with its
 * owner's sign-in (B08).
 */
import { whenErased } from './erasers.ts'

let held = { owner: '', inn: '' }

export const holdSearched = (owner: string, inn: string): void => {
  held = { owner, inn }
}

/** @returns '' where this owner has searched for nothing since the page was loaded */
export const searchedBy = (owner: string): string => (held.owner === owner ? held.inn : '')

whenErased((owner) => {
  if (held.owner !== owner) held = { owner: '', inn: '' }
})
