import { RecoveryView } from '../../../src/views/account/recovery/view.tsx'
import { recoveryFlow } from '../../../model/account/recovery.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(recoveryFlow, (actor) => <RecoveryView actor={actor} />)
testControls(recoveryFlow, (actor) => <RecoveryView actor={actor} />)
