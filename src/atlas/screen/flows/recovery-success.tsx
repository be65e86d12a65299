import { recoverySuccessMachine } from '../../../machines/account/recovery-success/machine.ts'
import { RecoverySuccessView } from '../../../views/account/recovery-success/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(recoverySuccessMachine, (actor) => <RecoverySuccessView actor={actor} />)
