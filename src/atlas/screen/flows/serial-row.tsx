import { serialRowMachine } from '../../../machines/companies/serial-row/machine.ts'
import { SerialRowView } from '../../../views/companies/serial-row/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(serialRowMachine, (actor) => <SerialRowView actor={actor} />)
