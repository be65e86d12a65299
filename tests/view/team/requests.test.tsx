import { requestsFlow } from '../../../model/team/requests.ts'
import { RequestsView } from '../../../src/views/team/requests/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(requestsFlow, (actor) => <RequestsView actor={actor} />)
testControls(requestsFlow, (actor) => <RequestsView actor={actor} />)
