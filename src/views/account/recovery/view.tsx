/** A new password by SMS (AU36–AU39). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { recoveryMachine } from '../../../machines/account/recovery/machine.ts'
import { isUnanswered } from '../../../machines/account/recovery/selectors.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { FormPart } from './form-part.tsx'
import { UnansweredPart } from './unanswered-part.tsx'

export const RecoveryView = ({ actor }: { actor: Actor<typeof recoveryMachine> }) => {
  const snapshot = useSelector(actor, (current) => current)
  return (
    <FlowRoot flow="recovery" value={snapshot.value}>
      {isUnanswered(snapshot) ? <UnansweredPart actor={actor} /> : <FormPart actor={actor} snapshot={snapshot} />}
    </FlowRoot>
  )
}
