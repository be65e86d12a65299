import { confirmationMachine } from '../../../machines/confirmation/machine.ts'
import { ConfirmationView } from '../../../views/confirmation/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(confirmationMachine, (actor) => <ConfirmationView actor={actor} />)
