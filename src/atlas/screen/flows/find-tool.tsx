import { findToolMachine } from '../../../machines/lookup/find-tool/machine.ts'
import { FindToolView } from '../../../views/lookup/find-tool/view.tsx'
import { flowScreen } from '../flow-screen.tsx'
import { inertPorts } from '../ports.ts'

export const screen = flowScreen(findToolMachine, (actor) => <FindToolView actor={actor} camera={inertPorts.camera} />)
