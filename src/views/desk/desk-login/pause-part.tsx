import type { Actor } from 'xstate'
import type { deskLoginMachine } from '../../../machines/desk/desk-login/machine.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ResultView } from '../../../ui/content/result-view.tsx'
import { useSend } from '../../kit/use-send.ts'

const MINUTE = 60_000

/** The first minute at which sign-in is open, in the device's local time. */
const minuteOf = (moment: number): string =>
  new Date(Math.ceil(moment / MINUTE) * MINUTE).toLocaleTimeString('ru-RU', { hour: '2-digit', minute: '2-digit' })

export const PausePart = ({ actor, until }: { actor: Actor<typeof deskLoginMachine>; until: number }) => {
  const send = useSend(actor)
  return (
    <ResultView
      tone="danger"
      title="Слишком много попыток"
      message={<p>{`Войти можно будет в ${minuteOf(until)}`}</p>}
      actions={<Button onClick={() => send({ type: 'back' })}>Вернуться ко входу</Button>}
    />
  )
}
