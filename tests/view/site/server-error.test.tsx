import { ServerErrorView } from '../../../src/views/site/server-error/view.tsx'
import { serverErrorFlow } from '../../../model/site/server-error.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(serverErrorFlow, (actor) => <ServerErrorView actor={actor} />)
testControls(serverErrorFlow, (actor) => <ServerErrorView actor={actor} />)
