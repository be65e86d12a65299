import { useLocation } from 'react-router-dom'
import { serialFromPath } from '../../../domain/serials/serial.ts'
import { toolInfoActors } from '../../../machines/lookup/tool-info/actors.ts'
import { toolInfoMachine } from '../../../machines/lookup/tool-info/machine.ts'
import { ToolInfoView } from '../../../views/lookup/tool-info/view.tsx'
import { askDocument } from '../../effects/ask-document.ts'
import { createSecondTab } from '../../effects/second-tab.ts'
import { lastPart } from '../../routing/last-part.ts'
import { mayRegister } from '../../routing/may-register.ts'
import { useFlow, type FlowParts } from '../../session/flow.ts'
import { useVisitor } from '../../session/visitor.ts'
import { readerOf } from '../sales/user-tools.tsx'

const parts: FlowParts<typeof toolInfoMachine> = {
  machine: toolInfoMachine.provide({ actions: createSecondTab() }),
  actors: ({ api }) => toolInfoActors(api, askDocument),
}

const Page = ({ sn }: { sn: string }) => {
  const visitor = useVisitor()
  const reader = readerOf(visitor.person)
  const form = reader === 'legal' ? '/legal-entity-tool' : '/tool'
  const registration = visitor.mode === 'customer' && mayRegister(visitor) ? form : null
  return <ToolInfoView actor={useFlow(parts, { sn })} reader={reader} registration={registration} />
}

/** IV01: «|» stands for the dot. */
export const Screen = () => {
  const sn = serialFromPath(lastPart(useLocation().pathname))
  return <Page key={sn} sn={sn} />
}
