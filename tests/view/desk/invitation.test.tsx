import { invitationFlow } from '../../../model/desk/invitation.ts'
import { InvitationView } from '../../../src/views/desk/invitation/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(invitationFlow, (actor) => <InvitationView actor={actor} />)
testControls(invitationFlow, (actor) => <InvitationView actor={actor} />)
