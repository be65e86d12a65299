/** Sign-in and the screen after five failures (AU04–AU15). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { loginMachine } from '../../../machines/account/login/machine.ts'
import { isOnAgain } from '../../../machines/account/login/selectors.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { AgainPart } from './again-part.tsx'
import { FormPart } from './form-part.tsx'

type LoginActor = Actor<typeof loginMachine>

export const LoginView = ({ actor }: { actor: LoginActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  return (
    <FlowRoot flow="login" value={snapshot.value}>
      {isOnAgain(snapshot) ? <AgainPart actor={actor} snapshot={snapshot} /> : <FormPart actor={actor} snapshot={snapshot} />}
    </FlowRoot>
  )
}
