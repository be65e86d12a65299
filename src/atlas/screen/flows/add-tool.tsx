import { addToolMachine } from '../../../machines/sales/add-tool/machine.ts'
import { AddToolView } from '../../../views/sales/add-tool/view.tsx'
import { flowScreen } from '../flow-screen.tsx'
import { inertPorts } from '../ports.ts'

export const screen = flowScreen(addToolMachine, (actor) => <AddToolView actor={actor} ports={inertPorts} />)
