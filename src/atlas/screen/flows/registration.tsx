import { registrationMachine } from '../../../machines/account/registration/machine.ts'
import { RegistrationView } from '../../../views/account/registration/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(registrationMachine, (actor) => <RegistrationView actor={actor} />)
