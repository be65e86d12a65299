import { correctionMachine } from '../../../machines/desk/correction/machine.ts'
import { CorrectionView } from '../../../views/desk/correction/view.tsx'
import { personAtRest } from '../desk-person.ts'
import { deskScreen } from '../flow-screen.tsx'

export const screen = deskScreen(correctionMachine, (actor) => <CorrectionView actor={actor} person={personAtRest} />)
