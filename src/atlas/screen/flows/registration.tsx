import { registrationMachine } from '../../../machines/registration/machine.ts'
import { RegistrationView } from '../../../views/registration/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(registrationMachine, (actor) => <RegistrationView actor={actor} />)
