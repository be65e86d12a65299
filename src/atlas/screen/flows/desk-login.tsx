import { deskLoginMachine } from '../../../machines/desk/desk-login/machine.ts'
import { DeskLoginView } from '../../../views/desk/desk-login/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(deskLoginMachine, (actor) => <DeskLoginView actor={actor} />)
