import { invitationMachine } from '../../../machines/desk/invitation/machine.ts'
import { InvitationView } from '../../../views/desk/invitation/view.tsx'
import { deskScreen } from '../flow-screen.tsx'

export const screen = deskScreen(invitationMachine, (actor) => <InvitationView actor={actor} />)
