import { confirmationMachine } from '../../../machines/account/confirmation/machine.ts'
import { ConfirmationView } from '../../../views/account/confirmation/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(confirmationMachine, (actor) => <ConfirmationView actor={actor} />)
