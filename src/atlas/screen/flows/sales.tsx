import { createActor } from 'xstate'
import { reserveMachine } from '../../../machines/sales/reserve/machine.ts'
import { salesMachine } from '../../../machines/sales/sales/machine.ts'
import { SalesView } from '../../../views/sales/sales/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

/** The list's second flow is inactive here; it has a screen of its own. */
const reserve = createActor(reserveMachine, { input: { command: null } }).start()

export const screen = flowScreen(salesMachine, (actor) => <SalesView actor={actor} reserve={reserve} canRegister />)
