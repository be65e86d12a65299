import { deskUndoMachine } from '../../../machines/desk/desk-undo/machine.ts'
import { DeskUndoView } from '../../../views/desk/desk-undo/view.tsx'
import { deskScreen } from '../flow-screen.tsx'

export const screen = deskScreen(deskUndoMachine, (actor) => <DeskUndoView actor={actor} />)
