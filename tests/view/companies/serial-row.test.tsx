import { serialRowFlow, TAKEN } from '../../../model/companies/serial-row.ts'
import type { SerialRowActor } from '../../../src/views/companies/serial-row/types.ts'
import { SerialRowView } from '../../../src/views/companies/serial-row/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const OTHERS = [TAKEN]
const view = (actor: SerialRowActor) => <SerialRowView actor={actor} others={OTHERS} />

testView(serialRowFlow, view)
testControls(serialRowFlow, view)
