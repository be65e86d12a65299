import { loginMachine } from '../../../machines/account/login/machine.ts'
import { LoginView } from '../../../views/account/login/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(loginMachine, (actor) => <LoginView actor={actor} />)
