import { useSelector } from '@xstate/react'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { NO_ANSWER } from '../../kit/no-answer-title.ts'
import { useSend } from '../../kit/use-send.ts'
import type { ReserveActor } from './types.ts'

/** The notice above the list: a release with an unknown outcome (C04). */
export const ReservePart = ({ actor }: { actor: ReserveActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  return (
    <FlowRoot flow="reserve" value={snapshot.value}>
      {snapshot.matches('unanswered') && (
        <Notice
          tone="warning"
          live
          title={NO_ANSWER}
          actions={
            <>
              <Button size="sm" variant="primary" onClick={() => send({ type: 'repeat' })}>
                Повторить
              </Button>
              <Button size="sm" onClick={() => send({ type: 'check' })}>
                Обновить список
              </Button>
            </>
          }
        >
          Снимали с резерва инструмент {snapshot.context.command?.sn}, ответ не пришёл
        </Notice>
      )}
    </FlowRoot>
  )
}
