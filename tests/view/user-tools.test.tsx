import { LatestToolsView } from '../../src/views/user-tools/latest-view.tsx'
import { userToolsFlow } from '../model/user-tools/fixture.ts'
import { testView } from './kit/test-view.tsx'

testView(userToolsFlow, (actor) => <LatestToolsView actor={actor} reader="customer" canRegister />)
