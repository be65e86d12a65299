import { UserToolsView } from '../../src/views/user-tools/view.tsx'
import { userToolsFlow } from '../model/user-tools/fixture.ts'
import { testControls } from './kit/test-controls.tsx'
import { testView } from './kit/test-view.tsx'

testView(userToolsFlow, (actor) => <UserToolsView actor={actor} reader="customer" canRegister />)
testControls(userToolsFlow, (actor) => <UserToolsView actor={actor} reader="customer" canRegister />)
