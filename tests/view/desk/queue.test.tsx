import { queueFlow } from '../../../model/desk/queue.ts'
import { QueueView } from '../../../src/views/desk/queue/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(queueFlow, (actor) => <QueueView actor={actor} pane={null} undo={null} />)
testControls(queueFlow, (actor) => <QueueView actor={actor} pane={null} undo={null} />)
