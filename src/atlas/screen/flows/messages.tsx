import { createActor } from 'xstate'
import { messagesMachine } from '../../../machines/site/messages/machine.ts'
import { notificationsMachine } from '../../../machines/site/notifications/machine.ts'
import { MessagesPage } from '../../../views/site/messages/page.tsx'
import { MessagesView } from '../../../views/site/messages/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

/** The flow of the bell is inactive here; it has a screen of its own. */
const notifications = createActor(notificationsMachine, { input: { owner: null } }).start()

export const screen = flowScreen(messagesMachine, (actor) => (
  <MessagesPage section="notification" hasHistory>
    <MessagesView actor={actor} notifications={notifications} />
  </MessagesPage>
))
