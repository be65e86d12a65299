/** Sign-in of operators, its second factor, and the pause after too many tries (E21, E12). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { deskLoginMachine } from '../../../machines/desk/desk-login/machine.ts'
import { pausedUntil } from '../../../machines/desk/desk-login/selectors.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { FormPart } from './form-part.tsx'
import { PausePart } from './pause-part.tsx'

export const DeskLoginView = ({ actor }: { actor: Actor<typeof deskLoginMachine> }) => {
  const snapshot = useSelector(actor, (current) => current)
  const until = pausedUntil(snapshot)
  return (
    <FlowRoot flow="deskLogin" value={snapshot.value}>
      {until === null ? <FormPart actor={actor} snapshot={snapshot} /> : <PausePart actor={actor} until={until} />}
    </FlowRoot>
  )
}
