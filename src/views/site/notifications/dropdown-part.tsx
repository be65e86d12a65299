import type { SnapshotFrom } from 'xstate'
import type { notificationsMachine } from '../../../machines/site/notifications/machine.ts'
import { dropdownRows, waitingRows } from '../../../machines/site/notifications/selectors.ts'
import { Link } from '../../../ui/actions/link.tsx'
import { Skeleton } from '../../../ui/base/skeleton.tsx'
import { useSend } from '../../kit/use-send.ts'
import { NotificationItem, type OnLink } from './item.tsx'
import { NewsHead } from './news-head.tsx'
import type { NotificationsActor } from './types.ts'
import styles from './dropdown-part.module.css'

type PartProps = { actor: NotificationsActor; snapshot: SnapshotFrom<typeof notificationsMachine>; onLink?: OnLink | undefined }

const Rows = ({ actor, snapshot, onLink }: PartProps) => {
  const send = useSend(actor)
  const { marks, news } = snapshot.context
  const rows = dropdownRows(snapshot.context)
  if (rows === null)
    return (
      <div className={styles.note} aria-busy="true">
        <Skeleton lines={3} />
      </div>
    )
  if (rows.length === 0)
    return (
      <div className={styles.note}>
        <p>Нет новых сообщений</p>
        {news !== null && news.unread > 0 && <p className={styles.more}>Непрочитанные есть среди более ранних</p>}
      </div>
    )
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <NotificationItem
          key={row.id}
          row={row}
          isMarking={marks.includes(row.id)}
          onMark={(id) => send({ type: 'mark', id })}
          onFollow={() => send({ type: 'close' })}
          onLink={onLink}
        />
      ))}
    </ul>
  )
}

/**
 * The window under the bell (NV58–NV60, A75). What comes while it is open waits for a button in a place of its own: nothing moves
 * under a finger.
 */
export const DropdownPart = ({ actor, snapshot, onLink }: PartProps) => {
  const send = useSend(actor)
  return (
    <>
      <NewsHead hasFresh={waitingRows(snapshot.context).length > 0} onFresh={() => send({ type: 'refresh' })} />
      <Rows actor={actor} snapshot={snapshot} onLink={onLink} />
      <div className={styles.foot}>
        <Link href="/messages" onClick={() => send({ type: 'close' })}>
          Посмотреть все
        </Link>
      </div>
    </>
  )
}
