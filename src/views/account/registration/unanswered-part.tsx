import type { Actor } from 'xstate'
import type { registrationMachine } from '../../../machines/account/registration/machine.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { NoAnswer } from '../../kit/no-answer.tsx'
import { useSend } from '../../kit/use-send.ts'

const MESSAGE =
  'Запрос отправлен, но ответ не пришёл. Если SMS с кодом уже у вас, введите код. Если нет, повторите: двух SMS не будет'

/** The SMS may have been sent. */
export const UnansweredPart = ({ actor }: { actor: Actor<typeof registrationMachine> }) => {
  const send = useSend(actor)
  return (
    <NoAnswer message={MESSAGE} onRepeat={() => send({ type: 'repeat' })} onBack={() => send({ type: 'back' })}>
      <Button onClick={() => send({ type: 'code.enter' })}>Ввести код</Button>
    </NoAnswer>
  )
}
