import type { Actor, SnapshotFrom } from 'xstate'
import type { profileFormMachine } from '../../../machines/profile/profile-form/machine.ts'
import type { FilesPort } from '../../kit/files-port.ts'

export type ProfileFormActor = Actor<typeof profileFormMachine>

/** What every part of the flow is given. */
export interface PartProps {
  actor: ProfileFormActor
  snapshot: SnapshotFrom<typeof profileFormMachine>
}

/** What the parts around the passport's images are given. */
export interface FormProps extends PartProps {
  files: FilesPort
}
