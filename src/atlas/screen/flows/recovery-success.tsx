import { recoverySuccessMachine } from '../../../machines/recovery-success/machine.ts'
import { RecoverySuccessView } from '../../../views/recovery-success/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(recoverySuccessMachine, (actor) => <RecoverySuccessView actor={actor} />)
