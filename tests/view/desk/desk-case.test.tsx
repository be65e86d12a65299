import { deskCaseFlow } from '../../../model/desk/desk-case.ts'
import { DeskCaseView } from '../../../src/views/desk/desk-case/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const port = { pictures: {}, onRetry: () => undefined }

testView(deskCaseFlow, (actor) => <DeskCaseView actor={actor} {...port} />)
testControls(deskCaseFlow, (actor) => <DeskCaseView actor={actor} {...port} />)
