import { leavePointFlow } from '../../../model/profile/leave-point.ts'
import { LeaveButton } from '../../../src/views/profile/leave-point/leave-button.tsx'
import type { LeavePointActor } from '../../../src/views/profile/leave-point/types.ts'
import { LeavePointView } from '../../../src/views/profile/leave-point/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

/** Both ways out, of which the tab offers the one that there is. */
const view = (actor: LeavePointActor) => (
  <>
    <LeaveButton actor={actor} way="leave" />
    <LeaveButton actor={actor} way="cancel" />
    <LeavePointView actor={actor} returnTo={() => null} />
  </>
)

testView(leavePointFlow, view)
testControls(leavePointFlow, view)
