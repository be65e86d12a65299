import { deskUndoFlow } from '../../../model/desk/desk-undo.ts'
import { DeskUndoView } from '../../../src/views/desk/desk-undo/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(deskUndoFlow, (actor) => <DeskUndoView actor={actor} />)
testControls(deskUndoFlow, (actor) => <DeskUndoView actor={actor} />)
