import type { Actor, SnapshotFrom } from 'xstate'
import type { createPointMachine } from '../../../machines/profile/create-point/machine.ts'

export type CreatePointActor = Actor<typeof createPointMachine>

/** The props of every part of the flow. */
export interface PartProps {
  actor: CreatePointActor
  snapshot: SnapshotFrom<typeof createPointMachine>
}
