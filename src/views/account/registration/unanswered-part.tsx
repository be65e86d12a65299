import { unlessReceived } from '../../../domain/texts/silence.ts'
import type { Actor } from 'xstate'
import type { registrationMachine } from '../../../machines/account/registration/machine.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { NoAnswer } from '../../kit/no-answer.tsx'
import { useSend } from '../../kit/use-send.ts'

const MESSAGE = unlessReceived('SMS с кодом', 'введите код')

/** The SMS may have been sent. */
export const UnansweredPart = ({ actor }: { actor: Actor<typeof registrationMachine> }) => {
  const send = useSend(actor)
  return (
    <NoAnswer message={MESSAGE} onRepeat={() => send({ type: 'repeat' })} onBack={() => send({ type: 'back' })}>
      <Button onClick={() => send({ type: 'code.enter' })}>Ввести код</Button>
    </NoAnswer>
  )
}
