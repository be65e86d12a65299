import { notificationsMachine } from '../../../machines/site/notifications/machine.ts'
import { NotificationsView } from '../../../views/site/notifications/view.tsx'
import { AppHeader } from '../../../ui/shell/app-header.tsx'
import { frameScreen } from '../flow-screen.tsx'

/** The bell stands in the header. */
export const screen = frameScreen(notificationsMachine, (actor) => (
  <>
    <AppHeader tools={<NotificationsView actor={actor} />} />
    <main id="main" />
  </>
))
