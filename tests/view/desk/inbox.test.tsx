import { inboxFlow } from '../../../model/desk/inbox.ts'
import { InboxView } from '../../../src/views/desk/inbox/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(inboxFlow, (actor) => <InboxView actor={actor} pane={null} />)
testControls(inboxFlow, (actor) => <InboxView actor={actor} pane={null} />)
