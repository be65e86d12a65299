import { deletionMachine } from '../../../machines/deletion/machine.ts'
import { DeletionView } from '../../../views/deletion/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(deletionMachine, (actor) => <DeletionView actor={actor} />)
