import { findToolFlow } from '../../../model/lookup/find-tool.ts'
import { FindToolView } from '../../../src/views/lookup/find-tool/view.tsx'
import { ports } from '../kit/ports.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(findToolFlow, (actor) => <FindToolView actor={actor} camera={ports.camera} />)
testControls(findToolFlow, (actor) => <FindToolView actor={actor} camera={ports.camera} />)
