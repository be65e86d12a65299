import { toolInfoMachine } from '../../../machines/lookup/tool-info/machine.ts'
import { ToolInfoView } from '../../../views/lookup/tool-info/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(toolInfoMachine, (actor) => (
  <ToolInfoView actor={actor} reader="customer" registration="/tool" />
))
