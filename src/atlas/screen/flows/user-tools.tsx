import { userToolsMachine } from '../../../machines/user-tools/machine.ts'
import { UserToolsView } from '../../../views/user-tools/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(userToolsMachine, (actor) => <UserToolsView actor={actor} reader="customer" canRegister />)
