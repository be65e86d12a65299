import { deskLoginMachine } from '../../../machines/desk/desk-login/machine.ts'
import { DeskLoginView } from '../../../views/desk/desk-login/view.tsx'
import { deskScreen } from '../flow-screen.tsx'

export const screen = deskScreen(deskLoginMachine, (actor) => <DeskLoginView actor={actor} />)
