/** Registering a tool: instructions, form, question, result (AT). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { addToolMachine } from '../../machines/add-tool/machine.ts'
import { FlowRoot } from '../kit/flow-root.tsx'
import { MainPart } from './main-part.tsx'
import { RefusedPart, RegisteredPart, UnansweredPart } from './result-parts.tsx'

export type AddToolActor = Actor<typeof addToolMachine>

export const AddToolView = ({ actor }: { actor: AddToolActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const part = () => {
    if (snapshot.matches('registered')) return <RegisteredPart actor={actor} snapshot={snapshot} />
    if (snapshot.matches('refused')) return <RefusedPart actor={actor} snapshot={snapshot} />
    if (snapshot.matches('unanswered')) return <UnansweredPart actor={actor} snapshot={snapshot} />
    return <MainPart actor={actor} snapshot={snapshot} />
  }
  return (
    <FlowRoot flow="addTool" value={snapshot.value}>
      {part()}
    </FlowRoot>
  )
}
