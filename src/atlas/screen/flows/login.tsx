import { loginMachine } from '../../../machines/login/machine.ts'
import { LoginView } from '../../../views/login/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(loginMachine, (actor) => <LoginView actor={actor} />)
