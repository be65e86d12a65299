import type { Actor } from 'xstate'
import type { registrationMachine } from '../../machines/registration/machine.ts'
import { Button } from '../../ui/button.tsx'
import { ResultView } from '../../ui/result-view.tsx'
import { useSend } from '../kit/use-send.ts'

/** Neither sent nor refused: the SMS may be on its way (C04 of docs/decisions.md). */
export const UnansweredPart = ({ actor }: { actor: Actor<typeof registrationMachine> }) => {
  const send = useSend(actor)
  return (
    <ResultView
      tone="unknown"
      title="Не удалось узнать результат"
      message="Запрос отправлен, но ответ не пришёл. Если SMS с кодом уже у вас, введите код. Если нет, повторите: двух SMS не будет"
      actions={
        <>
          <Button variant="primary" onClick={() => send({ type: 'repeat' })}>
            Повторить
          </Button>
          <Button onClick={() => send({ type: 'code.enter' })}>Ввести код</Button>
          <Button variant="ghost" onClick={() => send({ type: 'back' })}>
            Вернуться к форме
          </Button>
        </>
      }
    />
  )
}
