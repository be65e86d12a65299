import type { Actor, SnapshotFrom } from 'xstate'
import type { profileFormMachine } from '../../../machines/profile/profile-form/machine.ts'
import type { FilesPort } from '../../kit/files-port.ts'

export type ProfileFormActor = Actor<typeof profileFormMachine>

/** The props of every part of the flow. */
export interface PartProps {
  actor: ProfileFormActor
  snapshot: SnapshotFrom<typeof profileFormMachine>
}

/** The props of the parts around the passport's images. */
export interface FormProps extends PartProps {
  files: FilesPort
}
