import type { Actor, SnapshotFrom } from 'xstate'
import type { historyFileMachine } from '../../../machines/money/history-file/machine.ts'
import type { historyMachine } from '../../../machines/money/history/machine.ts'

export type HistoryActor = Actor<typeof historyMachine>
export type HistoryFileActor = Actor<typeof historyFileMachine>

export interface HistoryPartProps {
  actor: HistoryActor
  snapshot: SnapshotFrom<typeof historyMachine>
}
