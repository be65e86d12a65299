/** Messages on their way, in their order, below the history (B08). */
import { useSelector } from '@xstate/react'
import { placeIn } from '../../../machines/site/chat-message/outbox.ts'
import type { Outgoing } from '../../../machines/site/chat-message/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { cx } from '../../../ui/base/cx.ts'
import { Check, CircleAlert, Clock } from '../../../ui/base/icons.ts'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { ChatMessageActor } from './types.ts'
import styles from './view.module.css'

type Way = 'online' | 'offline' | 'waiting'

/** What becomes of the first in the queue. */
const NEXT: Record<Way, string> = {
  online: 'Отправляется',
  offline: 'Уйдёт, когда появится сеть',
  waiting: 'Слишком много сообщений подряд. Уйдёт само',
}

const fateOf = (row: Outgoing, outbox: readonly Outgoing[], way: Way): string => {
  if (row.isDelivered) return 'Отправлено'
  if (row.problem !== null) return row.problem
  const place = placeIn(outbox, row.key)
  return place === 1 ? NEXT[way] : `В очереди, место ${place}`
}

type RowProps = { row: Outgoing; fate: string; onDrop: (() => void) | null }

const iconOf = ({ isDelivered, problem }: Outgoing) => {
  if (isDelivered) return <Check />
  return problem === null ? <Clock /> : <CircleAlert />
}

const OutgoingItem = ({ row, fate, onDrop }: RowProps) => {
  const text = row.name ?? row.value
  const isRefused = row.problem !== null
  return (
    <li className={cx(styles.message, styles.own)}>
      <div className={styles.bubble}>
        <VisuallyHidden>Вы: </VisuallyHidden>
        <p className={styles.text} dir="auto">
          {text}
        </p>
      </div>
      <span className={cx(styles.meta, isRefused ? styles.refused : !row.isDelivered && styles.waits)}>
        {iconOf(row)}
        <span>{fate}</span>
        {onDrop && (
          <Button size="sm" variant="ghost" aria-label={`Не отправлять: ${text}`} onClick={onDrop}>
            Не отправлять
          </Button>
        )}
      </span>
    </li>
  )
}

export const OutboxPart = ({ actor }: { actor: ChatMessageActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { outbox, isOnline } = snapshot.context
  const connected = snapshot.matches({ outbox: 'waiting' }) ? 'waiting' : 'online'
  const way = isOnline ? connected : 'offline'
  return outbox.map((row) => (
    <OutgoingItem
      key={row.key}
      row={row}
      fate={fateOf(row, outbox, way)}
      onDrop={snapshot.can({ type: 'drop', message: row.key }) ? () => send({ type: 'drop', message: row.key }) : null}
    />
  ))
}
