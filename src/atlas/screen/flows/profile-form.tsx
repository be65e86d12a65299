import { profileFormMachine } from '../../../machines/profile/profile-form/machine.ts'
import { ProfileFormView } from '../../../views/profile/profile-form/view.tsx'
import { flowScreen } from '../flow-screen.tsx'
import { inertPorts } from '../ports.ts'

export const screen = flowScreen(profileFormMachine, (actor) => (
  <ProfileFormView actor={actor} mode="seller" files={inertPorts.files} />
))
