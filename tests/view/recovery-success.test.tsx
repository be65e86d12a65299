import { RecoverySuccessView } from '../../src/views/recovery-success/view.tsx'
import { recoverySuccessFlow } from '../model/recovery-success/fixture.ts'
import { testControls } from './kit/test-controls.tsx'
import { testView } from './kit/test-view.tsx'

testView(recoverySuccessFlow, (actor) => <RecoverySuccessView actor={actor} />)
testControls(recoverySuccessFlow, (actor) => <RecoverySuccessView actor={actor} />)
