import { replayMachine } from '../../../machines/desk/replay/machine.ts'
import { ReplayView } from '../../../views/desk/replay/view.tsx'
import { deskScreen } from '../flow-screen.tsx'

export const screen = deskScreen(replayMachine, (actor) => <ReplayView actor={actor} screen={null} map={null} list={null} />)
