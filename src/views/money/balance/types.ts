import type { Actor, SnapshotFrom } from 'xstate'
import type { balanceMachine } from '../../../machines/money/balance/machine.ts'

export type BalanceActor = Actor<typeof balanceMachine>
export interface PartProps {
  actor: BalanceActor
  snapshot: SnapshotFrom<typeof balanceMachine>
}
