import type { Actor, SnapshotFrom } from 'xstate'
import type { confirmationMachine } from '../../../machines/account/confirmation/machine.ts'

export type PartProps = {
  actor: Actor<typeof confirmationMachine>
  snapshot: SnapshotFrom<typeof confirmationMachine>
}
