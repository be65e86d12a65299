import { deskUndoMachine } from '../../../machines/desk/desk-undo/machine.ts'
import { DeskUndoView } from '../../../views/desk/desk-undo/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(deskUndoMachine, (actor) => <DeskUndoView actor={actor} />)
