import type { Actor } from 'xstate'
import type { loginMachine } from '../../machines/login/machine.ts'
import { Button } from '../../ui/button.tsx'
import { ResultView } from '../../ui/result-view.tsx'
import { useSend } from '../kit/use-send.ts'

/** Nothing is reset yet: the person decides (A03 of docs/decisions.md). */
export const AgainPart = ({ actor }: { actor: Actor<typeof loginMachine> }) => {
  const send = useSend(actor)
  return (
    <ResultView
      tone="danger"
      title="Неверный пароль введен 5 раз"
      message="Пароль будет сброшен"
      actions={
        <>
          <Button variant="primary" onClick={() => send({ type: 'password.request' })}>
            Запросить новый пароль
          </Button>
          <Button onClick={() => send({ type: 'cancel' })}>Отмена</Button>
        </>
      }
    />
  )
}
