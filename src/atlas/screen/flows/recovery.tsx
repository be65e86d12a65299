import { recoveryMachine } from '../../../machines/account/recovery/machine.ts'
import { RecoveryView } from '../../../views/account/recovery/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(recoveryMachine, (actor) => <RecoveryView actor={actor} />)
