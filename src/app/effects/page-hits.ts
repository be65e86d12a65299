/** What the visit counter may learn of a move inside the portal (NV26, API64; A29 and B02 of docs/decisions.md). */
import type { Route } from '../routes.ts'

export interface PageHit {
  /** The pattern of the route, never the address: ids, serials and phones stand in paths and queries. */
  route: string
}

/** @returns null before consent: nothing is sent then, and nothing is kept for later */
export const hitOf = ({ path }: Route, hasConsent: boolean): PageHit | null => (hasConsent ? { route: path } : null)
