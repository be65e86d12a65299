import { useState } from 'react'
import { createActor } from 'xstate'
import { historyFlow } from '../../../model/money/history.ts'
import { historyFileMachine } from '../../../src/machines/money/history-file/machine.ts'
import type { HistoryActor } from '../../../src/views/money/history/types.ts'
import { HistoryView, MiniHistoryView } from '../../../src/views/money/history/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

/** The flow of the file has tests of its own. */
const Full = ({ actor }: { actor: HistoryActor }) => {
  const [file] = useState(() => createActor(historyFileMachine).start())
  return <HistoryView actor={actor} file={file} />
}

const Shown = ({ actor }: { actor: HistoryActor }) =>
  actor.getSnapshot().context.view === 'mini' ? <MiniHistoryView actor={actor} /> : <Full actor={actor} />

testView(historyFlow, (actor) => <Shown actor={actor} />)
testControls(historyFlow, (actor) => <Shown actor={actor} />)
