import { correctionFlow } from '../../../model/desk/correction.ts'
import { person } from '../../../model/desk/people-rows.ts'
import { CorrectionView } from '../../../src/views/desk/correction/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(correctionFlow, (actor) => <CorrectionView actor={actor} person={person} />)
testControls(correctionFlow, (actor) => <CorrectionView actor={actor} person={person} />)
