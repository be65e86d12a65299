import type { Actor } from 'xstate'
import { unlessReceived } from '../../../domain/texts/silence.ts'
import type { deletionMachine } from '../../../machines/account/deletion/machine.ts'
import type { Unanswered } from '../../../machines/account/deletion/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { NoAnswer } from '../../kit/no-answer.tsx'
import { useSend } from '../../kit/use-send.ts'

const MESSAGES: Record<Unanswered, string> = {
  code: unlessReceived('SMS с кодом', 'введите код'),
  deletion: 'Запрос на удаление отправлен, но ответ не пришёл. Повторите: так вы узнаете, удалён ли аккаунт',
}

export const UnansweredPart = ({ actor, what }: { actor: Actor<typeof deletionMachine>; what: Unanswered }) => {
  const send = useSend(actor)
  return (
    <NoAnswer message={MESSAGES[what]} onRepeat={() => send({ type: 'repeat' })} onBack={() => send({ type: 'back' })}>
      {what === 'code' && <Button onClick={() => send({ type: 'code.enter' })}>Ввести код</Button>}
    </NoAnswer>
  )
}
