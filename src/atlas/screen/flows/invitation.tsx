import { invitationMachine } from '../../../machines/desk/invitation/machine.ts'
import { InvitationView } from '../../../views/desk/invitation/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(invitationMachine, (actor) => <InvitationView actor={actor} />)
