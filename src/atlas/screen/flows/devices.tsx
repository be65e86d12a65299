import { devicesMachine } from '../../../machines/account/devices/machine.ts'
import { DevicesView } from '../../../views/account/devices/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(devicesMachine, (actor) => <DevicesView actor={actor} />)
