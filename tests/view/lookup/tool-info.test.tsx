import { toolInfoFlow } from '../../../model/lookup/tool-info.ts'
import { ToolInfoView } from '../../../src/views/lookup/tool-info/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(toolInfoFlow, (actor) => <ToolInfoView actor={actor} reader="customer" registration="/tool" />)
testControls(toolInfoFlow, (actor) => <ToolInfoView actor={actor} reader="customer" registration="/tool" />)
