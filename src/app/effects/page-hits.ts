/** What the visit counter may learn of a move inside the portal (NV26, API64; A29 and B02). */
import type { CallArgs } from '../../api/types.ts'
import type { Route } from '../routes.ts'

/** The pattern of the route, never the address: ids, serials and phones stand in paths and queries. */
type PageHit = CallArgs<'recordPageHit'>['body']

/** @returns null before consent: nothing is sent then, and nothing is kept for later */
export const hitOf = ({ path }: Route, hasConsent: boolean): PageHit | null => (hasConsent ? { route: path } : null)

/**
 * Counts a visit, without a token: it is nobody's. Not by the client, which would wait for an answer and judge it; the
 * browser sends this even when the page goes away.
 */
export const countVisit = (route: Route, hasConsent: boolean): void => {
  const hit = hitOf(route, hasConsent)
  if (!hit) return
  const sent = fetch('/api/page-hit', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(hit),
  })
  // Offline or blocked: a visit that is not counted is nobody's trouble.
  sent.catch(() => {})
}
