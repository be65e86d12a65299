import { handoverMachine } from '../../../machines/sales/handover/machine.ts'
import { HandoverView } from '../../../views/sales/handover/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(handoverMachine, (actor) => <HandoverView actor={actor} />)
