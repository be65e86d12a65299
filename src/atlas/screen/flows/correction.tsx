import { correctionMachine } from '../../../machines/desk/correction/machine.ts'
import { CorrectionView } from '../../../views/desk/correction/view.tsx'
import { personAtRest } from '../desk-person.ts'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(correctionMachine, (actor) => <CorrectionView actor={actor} person={personAtRest} />)
