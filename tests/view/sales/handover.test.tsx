import { handoverFlow } from '../../../model/sales/handover.ts'
import { HandoverView } from '../../../src/views/sales/handover/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(handoverFlow, (actor) => <HandoverView actor={actor} />)
testControls(handoverFlow, (actor) => <HandoverView actor={actor} />)
