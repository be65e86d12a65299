/** Registering a tool: instructions, form, question, result (AT). */
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { FlowRoot } from '../../kit/flow-root.tsx'
import type { HandoverLinkActor } from '../handover-link/types.ts'
import { MainPart } from './main-part.tsx'
import type { AddToolPorts } from './ports.ts'
import { RefusedPart, RegisteredPart, UnansweredPart } from './result-parts.tsx'
import type { AddToolActor } from './types.ts'

interface AddToolProps {
  actor: AddToolActor
  ports: AddToolPorts
  /** Hands a sale over to its buyer; without it nothing of that is offered (E17). */
  handover?: HandoverLinkActor
  /** Whether the form has been drawn: its scanner opens after that. */
  isDrawn?: boolean
}

export const AddToolView = ({ actor, ports, handover, isDrawn = true }: AddToolProps) => {
  const snapshot = useSelector(actor, (current) => current)
  const isResult = snapshot.hasTag('result')
  const [wasResult, setWasResult] = useState(isResult)
  if (isResult && !wasResult) setWasResult(true)
  const part = () => {
    if (snapshot.matches('registered')) return <RegisteredPart actor={actor} snapshot={snapshot} handover={handover} />
    if (snapshot.matches('refused')) return <RefusedPart actor={actor} snapshot={snapshot} />
    if (snapshot.matches('unanswered')) return <UnansweredPart actor={actor} snapshot={snapshot} />
    return <MainPart actor={actor} snapshot={snapshot} ports={ports} isBack={wasResult} isDrawn={isDrawn} />
  }
  return (
    <FlowRoot flow="addTool" value={snapshot.value}>
      {part()}
    </FlowRoot>
  )
}
