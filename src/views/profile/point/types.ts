import type { Ref } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { pointMachine } from '../../../machines/profile/point/machine.ts'
import type { LeavePointActor } from '../leave-point/types.ts'

export type PointActor = Actor<typeof pointMachine>

/** The props of every part of the flow. */
export interface PartProps {
  actor: PointActor
  snapshot: SnapshotFrom<typeof pointMachine>
}

/** The props of the parts with a way out of the point. */
export interface OwnProps extends PartProps {
  leave: LeavePointActor
  leaveRef: Ref<HTMLButtonElement>
}
