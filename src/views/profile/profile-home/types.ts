import type { Actor, SnapshotFrom } from 'xstate'
import type { profileHomeMachine } from '../../../machines/profile/profile-home/machine.ts'

export type ProfileHomeActor = Actor<typeof profileHomeMachine>

/** What every part of the flow is given. */
export interface PartProps {
  actor: ProfileHomeActor
  snapshot: SnapshotFrom<typeof profileHomeMachine>
}
