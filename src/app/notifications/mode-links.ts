/**
 * Links of notifications to places of the other mode: a seller buys tools too, and hears of both. The guard would turn the visitor
 * away, so the mode changes first.
 */
import type { MouseEvent } from 'react'
import type { Mode } from '../../domain/people/roles.ts'
import { useServices } from '../session/context.ts'
import { routeOf } from '../routing/routes.ts'
import type { Services } from '../session/services.ts'
import { modeOf } from '../../machines/account/session/selectors.ts'

/** The mode that a place demands of whoever opens it; null where both may. */
const modeOfPlace = (path: string): Mode | null => {
  const { demand } = routeOf(path)
  // An administrator's place belongs to a seller's work (RL09).
  if (demand === 'admin') return 'seller'
  return demand === 'seller' || demand === 'customer' ? demand : null
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Leads to a place of the other mode, where the person may have it; every other click is the link's own. */
export const followInMode = (session: Services['session'], event: MouseEvent, href: string): void => {
  const mode = modeOfPlace(href.split('?')[0] ?? '')
  const snapshot = session.getSnapshot()
  if (mode === null || mode === modeOf(snapshot) || !isPlain(event)) return
  const change = { type: 'mode.change', mode, to: href } as const
  if (!snapshot.can(change)) return
  event.preventDefault()
  session.send(change)
}

export const useFollowInMode = () => {
  const { session } = useServices()
  return (event: MouseEvent, href: string): void => followInMode(session, event, href)
}
