import { DeletionView } from '../../../src/views/account/deletion/view.tsx'
import { deletionFlow } from '../../../model/account/deletion.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(deletionFlow, (actor) => <DeletionView actor={actor} />)
testControls(deletionFlow, (actor) => <DeletionView actor={actor} />)
