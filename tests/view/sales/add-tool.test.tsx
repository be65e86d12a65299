import { AddToolView } from '../../../src/views/sales/add-tool/view.tsx'
import { addToolFlow } from '../../../model/sales/add-tool.ts'
import { ports } from '../kit/ports.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(addToolFlow, (actor) => <AddToolView actor={actor} ports={ports} />)
testControls(addToolFlow, (actor) => <AddToolView actor={actor} ports={ports} />)
