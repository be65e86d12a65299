/** The data that the visit counter gets of a navigation inside the portal (NV26, API64; A29 and B02). */
import type { CallArgs } from '../../api/types.ts'
import type { Route } from '../routing/routes.ts'

/** The pattern of the route, never the address: paths and queries contain ids, serials and phones. */
type PageHit = CallArgs<'recordPageHit'>['body']

/** @returns null before consent: nothing is sent, and nothing is stored for later */
export const hitOf = ({ path }: Route, hasConsent: boolean): PageHit | null => (hasConsent ? { route: path } : null)

/**
 * Counts a visit without a token: it is anonymous. The request bypasses the client, which would wait for an answer and judge it;
 * the browser sends this one even when the page is unloaded.
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
  // Offline or blocked: an uncounted visit needs no handling.
  sent.catch(() => {})
}
