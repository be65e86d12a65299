/** Registration, second half: the user's data and the SMS code (AU21–AU35). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { confirmationMachine } from '../../../machines/account/confirmation/machine.ts'
import { hasNoPhone, isUnanswered } from '../../../machines/account/confirmation/selectors.ts'
import { PageSkeleton } from '../../../ui/shell/page-skeleton.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { FormPart } from './form-part.tsx'
import { UnansweredPart } from './unanswered-part.tsx'

export const ConfirmationView = ({ actor }: { actor: Actor<typeof confirmationMachine> }) => {
  const snapshot = useSelector(actor, (current) => current)
  const Part = isUnanswered(snapshot) ? UnansweredPart : FormPart
  return (
    <FlowRoot flow="confirmation" value={snapshot.value}>
      {hasNoPhone(snapshot) ? <PageSkeleton /> : <Part actor={actor} snapshot={snapshot} />}
    </FlowRoot>
  )
}
