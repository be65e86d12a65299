import { userToolsMachine } from '../../../machines/sales/user-tools/machine.ts'
import { UserToolsView } from '../../../views/sales/user-tools/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(userToolsMachine, (actor) => <UserToolsView actor={actor} reader="customer" canRegister />)
