import { ConfirmationView } from '../../src/views/account/confirmation/view.tsx'
import { confirmationFlow } from '../../model/confirmation.ts'
import { testControls } from './kit/test-controls.tsx'
import { testView } from './kit/test-view.tsx'

testView(confirmationFlow, (actor) => <ConfirmationView actor={actor} />)
testControls(confirmationFlow, (actor) => <ConfirmationView actor={actor} />)
