import { deskLoginFlow } from '../../../model/desk/desk-login.ts'
import { DeskLoginView } from '../../../src/views/desk/desk-login/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(deskLoginFlow, (actor) => <DeskLoginView actor={actor} />)
testControls(deskLoginFlow, (actor) => <DeskLoginView actor={actor} />)
