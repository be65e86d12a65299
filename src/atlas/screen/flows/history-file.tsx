import { historyFileMachine } from '../../../machines/money/history-file/machine.ts'
import { FilePart } from '../../../views/money/history/file-part.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { flowScreen } from '../flow-screen.tsx'

const history = { period: 'all', today: '2026-11-20' } as const

export const screen = flowScreen(historyFileMachine, (actor) => (
  <Panel title="История операций">
    <FilePart actor={actor} history={history} />
  </Panel>
))
