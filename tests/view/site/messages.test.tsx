import { useState } from 'react'
import { createActor, type Actor } from 'xstate'
import { messagesFlow } from '../../../model/site/messages.ts'
import { OWNER } from '../../../model/site/notifications.ts'
import { notificationsMachine } from '../../../src/machines/site/notifications/machine.ts'
import { MessagesPage } from '../../../src/views/site/messages/page.tsx'
import { MessagesView } from '../../../src/views/site/messages/view.tsx'
import type { messagesMachine } from '../../../src/machines/site/messages/machine.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

/** A press on an eye moves the flow of notifications: each screen has one of its own. */
const Messages = ({ actor }: { actor: Actor<typeof messagesMachine> }) => {
  const [notifications] = useState(() => createActor(notificationsMachine, { input: { owner: OWNER } }).start())
  return (
    <MessagesPage section="notification" hasHistory>
      <MessagesView actor={actor} notifications={notifications} />
    </MessagesPage>
  )
}

testView(messagesFlow, (actor) => <Messages actor={actor} />)
testControls(messagesFlow, (actor) => <Messages actor={actor} />)
