import { historyFileFlow } from '../../../model/money/history-file.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { FilePart } from '../../../src/views/money/history/file-part.tsx'
import type { HistoryFileActor } from '../../../src/views/money/history/types.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const File = ({ actor }: { actor: HistoryFileActor }) => (
  <FilePart actor={actor} history={{ period: 'all', today: stamp.today }} />
)

testView(historyFileFlow, (actor) => <File actor={actor} />)
testControls(historyFileFlow, (actor) => <File actor={actor} />)
