import { useSelector } from '@xstate/react'
import { formatInstant } from '../../../domain/dates/dates.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { NoAnswerNotice } from '../../fragments/question/no-answer-notice.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { ReserveActor } from './types.ts'

/** The reserve itself has left the list: what can still be done is said here, and outlives the toast (D50). */
const returnText = (until: string | undefined): string =>
  until === undefined ? 'Номер снова свободен' : `Номер снова свободен. Срок при возвращении прежний: до ${formatInstant(until)}`

/** The notices above the list: a command with an unknown outcome (C04), and a reserve that can be taken back. */
export const ReservePart = ({ actor }: { actor: ReserveActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { command, released, problem } = snapshot.context
  return (
    <FlowRoot flow="reserve" value={snapshot.value}>
      {snapshot.matches('unanswered') && (
        <NoAnswerNotice send={send}>
          {command?.takenBackAt === undefined ? 'Снимали с резерва инструмент' : 'Возвращали в резерв инструмент'} {command?.sn},
          ответ не пришёл
        </NoAnswerNotice>
      )}
      {released !== null && !snapshot.matches('unanswered') && (
        <Notice
          tone={problem === null ? 'info' : 'danger'}
          live
          title={problem === null ? `Инструмент ${released.sn} снят с резерва` : `Не удалось вернуть инструмент ${released.sn}`}
          actions={
            <Button
              size="sm"
              busy={snapshot.matches('takingBack')}
              disabled={snapshot.matches('releasing')}
              onClick={() => send({ type: 'takeBack' })}
            >
              Вернуть
            </Button>
          }
        >
          {problem ?? returnText(released.until)}
        </Notice>
      )}
    </FlowRoot>
  )
}
