import type { Actor, SnapshotFrom } from 'xstate'
import type { handoverMachine } from '../../../machines/sales/handover/machine.ts'

export type HandoverActor = Actor<typeof handoverMachine>

export interface PartProps {
  actor: HandoverActor
  snapshot: SnapshotFrom<typeof handoverMachine>
}
