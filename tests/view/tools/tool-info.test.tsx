import { toolInfoFlow } from '../../../model/tools/tool-info.ts'
import { ToolInfoView } from '../../../src/views/tools/tool-info/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(toolInfoFlow, (actor) => <ToolInfoView actor={actor} reader="customer" registration="/tool" />)
testControls(toolInfoFlow, (actor) => <ToolInfoView actor={actor} reader="customer" registration="/tool" />)
