import { notificationsFlow } from '../../../model/site/notifications.ts'
import { NotificationsView } from '../../../src/views/site/notifications/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(notificationsFlow, (actor) => <NotificationsView actor={actor} />)
testControls(notificationsFlow, (actor) => <NotificationsView actor={actor} />)
