import type { Actor, SnapshotFrom } from 'xstate'
import type { profileHomeMachine } from '../../../machines/profile/profile-home/machine.ts'

export type ProfileHomeActor = Actor<typeof profileHomeMachine>

/** The props of every part of the flow. */
export interface PartProps {
  actor: ProfileHomeActor
  snapshot: SnapshotFrom<typeof profileHomeMachine>
}
