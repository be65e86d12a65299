import { UserToolsView } from '../../src/views/user-tools/view.tsx'
import { userToolsFlow } from '../model/user-tools/fixture.ts'
import { testView } from './kit/test-view.tsx'

testView(userToolsFlow, (actor) => <UserToolsView actor={actor} reader="customer" canRegister />)
