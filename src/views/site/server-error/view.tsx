/** The page of a gateway that is down (ER02). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { serverErrorMachine } from '../../../machines/site/server-error/machine.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ResultView } from '../../../ui/content/result-view.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'

export const ServerErrorView = ({ actor }: { actor: Actor<typeof serverErrorMachine> }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  return (
    <FlowRoot flow="serverError" value={snapshot.value}>
      <ResultView
        tone="danger"
        title="Временная ошибка"
        message={
          <>
            Сервер не отвечает. Введённые данные сохранены.{' '}
            <span role="timer">Повторим через {snapshot.context.secondsLeft} с</span>
          </>
        }
        actions={
          <>
            <Button variant="primary" disabled={!snapshot.can({ type: 'retry' })} onClick={() => send({ type: 'retry' })}>
              Повторить сейчас
            </Button>
            <Button disabled={!snapshot.can({ type: 'home' })} onClick={() => send({ type: 'home' })}>
              На главную
            </Button>
          </>
        }
      />
    </FlowRoot>
  )
}
