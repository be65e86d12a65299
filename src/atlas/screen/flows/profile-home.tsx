import { profileHomeMachine } from '../../../machines/profile-home/machine.ts'
import { ProfileHomeView } from '../../../views/profile-home/view.tsx'
import { flowScreen } from '../flow-screen.tsx'
import { sampleCustomer, sampleSeller } from '../people.ts'

export const screen = flowScreen(profileHomeMachine, (actor) => (
  <ProfileHomeView actor={actor} person={actor.getSnapshot().context.mode === 'seller' ? sampleSeller : sampleCustomer} />
))
