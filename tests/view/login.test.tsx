import { LoginView } from '../../src/views/login/view.tsx'
import { loginFlow } from '../model/login/fixture.ts'
import { testView } from './kit/test-view.tsx'

testView(loginFlow, (actor) => <LoginView actor={actor} />)
