import { RegistrationView } from '../../../src/views/account/registration/view.tsx'
import { registrationFlow } from '../../../model/account/registration.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(registrationFlow, (actor) => <RegistrationView actor={actor} />)
testControls(registrationFlow, (actor) => <RegistrationView actor={actor} />)
