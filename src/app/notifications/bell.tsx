/** The bell with its flow. A chunk of its own: the poll starts when the first screen stands. */
import { useEffect } from 'react'
import { NotificationsView } from '../../views/site/notifications/view.tsx'
import { useServices } from '../session/context.ts'
import { useFollowInMode } from './mode-links.ts'
import { notificationsOf } from './service.ts'

/** The window belongs to a place: it closes at a new address. */
const Bell = ({ path }: { path: string }) => {
  const actor = notificationsOf(useServices())
  // eslint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => () => actor.send({ type: 'close' }), [actor, path])
  return <NotificationsView actor={actor} onLink={useFollowInMode()} />
}

export default Bell
