/** Registration, first half: a code for a phone (AU16–AU20). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { registrationMachine } from '../../../machines/account/registration/machine.ts'
import { isUnanswered } from '../../../machines/account/registration/selectors.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { FormPart } from './form-part.tsx'
import { UnansweredPart } from './unanswered-part.tsx'

export const RegistrationView = ({ actor }: { actor: Actor<typeof registrationMachine> }) => {
  const snapshot = useSelector(actor, (current) => current)
  return (
    <FlowRoot flow="registration" value={snapshot.value}>
      {isUnanswered(snapshot) ? <UnansweredPart actor={actor} /> : <FormPart actor={actor} snapshot={snapshot} />}
    </FlowRoot>
  )
}
