import { useEffect, useLayoutEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { messagesActors } from '../../../machines/site/messages/actors.ts'
import { messagesMachine } from '../../../machines/site/messages/machine.ts'
import { MessagesPage, NewsSection } from '../../../views/site/messages/page.tsx'
import { HISTORY_HREF } from '../../../views/site/messages/sections.ts'
import { MessagesView } from '../../../views/site/messages/view.tsx'
import { useServices } from '../../session/context.ts'
import { useFlow, type FlowParts } from '../../session/flow.ts'
import { KeptPlace } from '../../session/kept-place.tsx'
import { useFollowInMode } from '../../notifications/mode-links.ts'
import { notificationsOf } from '../../notifications/service.ts'
import { PushSettings } from '../../notifications/push-settings.tsx'
import { useVisitor } from '../../session/visitor.ts'

const parts: FlowParts<typeof messagesMachine> = { machine: messagesMachine, actors: ({ api }) => messagesActors(api) }

const Notifications = ({ isAll }: { isAll: boolean }) => {
  const notifications = notificationsOf(useServices())
  const actor = useFlow(parts, { isAll })
  useLayoutEffect(() => actor.send({ type: 'address.changed', isAll }), [actor, isAll])
  useEffect(() => {
    let known = notifications.getSnapshot().context.news
    const polling = notifications.subscribe(({ context: { news } }) => {
      if (news === null || news === known) return
      known = news
      actor.send({ type: 'news', latest: news.latest })
    })
    const reading = notifications.on('read', ({ id, withOlder }) => actor.send({ type: 'read', id, withOlder }))
    return () => {
      polling.unsubscribe()
      reading.unsubscribe()
    }
  }, [actor, notifications])
  return (
    <>
      <KeptPlace list={actor} />
      <MessagesView actor={actor} notifications={notifications} onLink={useFollowInMode()} />
      <PushSettings />
    </>
  )
}

/** The section is in the address (MS01); an unknown one, and a history that the person does not have, show the notifications. */
export const Screen = () => {
  const hasHistory = useVisitor().person?.innApproved === true
  const [search] = useSearchParams()
  const sub = search.get('sub')
  if (sub === 'history' && hasHistory) return <Navigate to={HISTORY_HREF} replace />
  const section = sub === 'news' ? 'news' : 'notification'
  return (
    <MessagesPage section={section} hasHistory={hasHistory}>
      {section === 'news' ? <NewsSection /> : <Notifications isAll={search.has('all')} />}
    </MessagesPage>
  )
}
