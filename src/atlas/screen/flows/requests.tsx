import { requestsMachine } from '../../../machines/team/requests/machine.ts'
import { RequestsView } from '../../../views/team/requests/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(requestsMachine, (actor) => <RequestsView actor={actor} />)
