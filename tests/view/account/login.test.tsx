import { LoginView } from '../../../src/views/account/login/view.tsx'
import { loginFlow } from '../../../model/account/login.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(loginFlow, (actor) => <LoginView actor={actor} />)
testControls(loginFlow, (actor) => <LoginView actor={actor} />)
