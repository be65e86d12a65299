import type { Actor, SnapshotFrom } from 'xstate'
import type { loginMachine } from '../../../machines/account/login/machine.ts'
import { pausedUntil } from '../../../machines/account/login/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ResultView } from '../../../ui/content/result-view.tsx'
import { useSend } from '../../kit/use-send.ts'

const MINUTE = 60_000

/** The first minute at which sign-in is open, in the device's local time. */
const minuteOf = (moment: number): string =>
  new Date(Math.ceil(moment / MINUTE) * MINUTE).toLocaleTimeString('ru-RU', { hour: '2-digit', minute: '2-digit' })

type Props = { actor: Actor<typeof loginMachine>; snapshot: SnapshotFrom<typeof loginMachine> }

/** Nothing is reset yet: the user decides (A03, E12). */
export const AgainPart = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const until = pausedUntil(snapshot)
  return (
    <ResultView
      tone="danger"
      title="Неверный пароль введен 5 раз"
      message={
        <>
          <p>Пароль будет сброшен</p>
          {until !== null && <p>{`Войти можно будет в ${minuteOf(until)} или с новым паролем`}</p>}
        </>
      }
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
