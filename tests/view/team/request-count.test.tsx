import { requestCountFlow } from '../../../model/team/request-count.ts'
import { RequestsLink } from '../../../src/views/team/request-count/requests-link.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(requestCountFlow, (actor) => <RequestsLink actor={actor} />)
testControls(requestCountFlow, (actor) => <RequestsLink actor={actor} />)
