import { useContext } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { queueMachine } from '../../../machines/desk/queue/machine.ts'
import type { LastDecision } from '../../../machines/desk/queue/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { KeyCap } from '../../../ui/base/key-cap.tsx'
import { TimeLeft } from '../../../ui/base/time-left.tsx'
import { ClockContext } from '../../kit/clock-context.ts'
import { useSend } from '../../kit/use-send.ts'
import styles from './queue.module.css'

type Props = { actor: Actor<typeof queueMachine>; snapshot: SnapshotFrom<typeof queueMachine> }

const SAID: Readonly<Record<LastDecision['verdict'], string>> = {
  approve: 'Одобрено',
  refuse: 'Отказано',
  settle: 'Деньги ушли',
  return: 'Баллы возвращаются',
}

/** Ten seconds to think again; it stands below the list, over nothing. */
export const UndoPart = ({ actor, snapshot }: Props) => {
  const send = useSend(actor)
  const now = useContext(ClockContext)
  const { last } = snapshot.context
  if (snapshot.matches({ undo: 'unanswered' }))
    return (
      <div className={styles.undo} data-tone="unknown" role="alert">
        <span className={styles.undoText}>Ответа нет: отменено ли решение, неизвестно</span>
        <Button size="sm" onClick={() => send({ type: 'repeat' })}>
          Повторить
        </Button>
        <Button size="sm" variant="ghost" onClick={() => send({ type: 'undo.close' })}>
          Проверить список
        </Button>
      </div>
    )
  if (!last) return null
  return (
    <div className={styles.undo} role="status">
      <span className={styles.undoText}>
        <strong>
          {SAID[last.verdict]}: {last.title}
        </strong>
        <span>
          уйдёт через <TimeLeft until={last.due} now={now} />
        </span>
      </span>
      <Button size="sm" variant="ghost" busy={snapshot.matches({ undo: 'cancelling' })} onClick={() => send({ type: 'undo' })}>
        Отменить <KeyCap>Z</KeyCap>
      </Button>
    </div>
  )
}
