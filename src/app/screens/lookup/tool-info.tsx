import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { serialFromPath } from '../../../domain/serials/serial.ts'
import { toolInfoActors } from '../../../machines/lookup/tool-info/actors.ts'
import { toolInfoMachine } from '../../../machines/lookup/tool-info/machine.ts'
import { CertificateButton } from '../../../views/sales/certificate/certificate-button.tsx'
import { CertificateView } from '../../../views/sales/certificate/view.tsx'
import { ToolInfoView } from '../../../views/lookup/tool-info/view.tsx'
import { askDocument } from '../../effects/ask-document.ts'
import { createSecondTab } from '../../effects/second-tab.ts'
import { lastPart } from '../../routing/last-part.ts'
import { mayRegister } from '../../routing/may-register.ts'
import { useFlow, type FlowParts } from '../../session/flow.ts'
import { useVisitor } from '../../session/visitor.ts'
import { useCertificate } from '../sales/use-certificate.ts'
import { readerOf } from '../sales/reader-of.ts'

const parts: FlowParts<typeof toolInfoMachine> = {
  machine: toolInfoMachine.provide({ actions: createSecondTab() }),
  actors: ({ api }) => toolInfoActors(api, askDocument),
}

type OwnTool = Parameters<typeof CertificateButton>[0]['tool']

const Page = ({ sn }: { sn: string }) => {
  const visitor = useVisitor()
  const reader = readerOf(visitor.person)
  const form = reader === 'legal' ? '/legal-entity-tool' : '/tool'
  const registration = visitor.mode === 'customer' && mayRegister(visitor) ? form : null
  const certificate = useCertificate(visitor.person)
  const printing = useCallback((tool: OwnTool) => <CertificateButton actor={certificate} tool={tool} />, [certificate])
  return (
    <>
      <ToolInfoView actor={useFlow(parts, { sn })} reader={reader} registration={registration} certificate={printing} />
      <CertificateView actor={certificate} />
    </>
  )
}

/** IV01: «|» stands for the dot. */
export const Screen = () => {
  const sn = serialFromPath(lastPart(useLocation().pathname))
  return <Page key={sn} sn={sn} />
}
