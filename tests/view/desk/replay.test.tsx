import { replayFlow } from '../../../model/desk/replay.ts'
import { ReplayView } from '../../../src/views/desk/replay/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(replayFlow, (actor) => <ReplayView actor={actor} screen={<p>Экран</p>} map={null} list={null} />)
testControls(replayFlow, (actor) => <ReplayView actor={actor} screen={<p>Экран</p>} map={null} list={null} />)
