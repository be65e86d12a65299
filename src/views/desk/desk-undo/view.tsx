/** The last decision, below the list and over nothing: ten seconds to think again (C07). */
import { useSelector } from '@xstate/react'
import { useContext } from 'react'
import type { Actor } from 'xstate'
import type { deskUndoMachine } from '../../../machines/desk/desk-undo/machine.ts'
import type { LastDecision } from '../../../machines/desk/desk-undo/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { KeyCap } from '../../../ui/base/key-cap.tsx'
import { TimeLeft } from '../../../ui/base/time-left.tsx'
import { useKeys } from '../../../ui/base/use-keys.ts'
import { ClockContext } from '../../kit/clock-context.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './desk-undo.module.css'

type UndoActor = Actor<typeof deskUndoMachine>

const SAID: Readonly<Record<LastDecision['verdict'], string>> = {
  approve: 'Одобрено',
  refuse: 'Отказано',
  settle: 'Деньги ушли',
  return: 'Баллы возвращаются',
}

const Contents = ({ actor }: { actor: UndoActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const now = useContext(ClockContext)
  const { last } = snapshot.context
  useKeys({ KeyZ: snapshot.matches('offered') ? () => send({ type: 'undo' }) : null })
  if (snapshot.matches('unanswered'))
    return (
      <div className={styles.undo} data-tone="unknown" role="alert">
        <span className={styles.text}>Ответа нет: отменено ли решение, неизвестно</span>
        <Button size="sm" onClick={() => send({ type: 'repeat' })}>
          Повторить отмену
        </Button>
        <Button size="sm" variant="ghost" onClick={() => send({ type: 'close' })}>
          Проверить список
        </Button>
      </div>
    )
  if (!last) return null
  return (
    <div className={styles.undo} data-tone={last.verdict === 'refuse' ? 'refused' : undefined}>
      <span className={styles.text}>
        <strong role="status">{`${SAID[last.verdict]}: ${last.title}`}</strong>
        <span>
          уйдёт через <TimeLeft until={last.due} now={now} />
        </span>
      </span>
      <Button size="sm" busy={snapshot.matches('cancelling')} onClick={() => send({ type: 'undo' })}>
        Отменить <KeyCap>Z</KeyCap>
      </Button>
    </div>
  )
}

export const DeskUndoView = ({ actor }: { actor: UndoActor }) => (
  <FlowRoot flow="deskUndo" value={useSelector(actor, ({ value }) => value)}>
    <Contents actor={actor} />
  </FlowRoot>
)
