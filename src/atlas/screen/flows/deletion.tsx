import { deletionMachine } from '../../../machines/account/deletion/machine.ts'
import { DeletionView } from '../../../views/account/deletion/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(deletionMachine, (actor) => <DeletionView actor={actor} />)
