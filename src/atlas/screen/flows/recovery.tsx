import { recoveryMachine } from '../../../machines/recovery/machine.ts'
import { RecoveryView } from '../../../views/recovery/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(recoveryMachine, (actor) => <RecoveryView actor={actor} />)
