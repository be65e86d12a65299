/** The notifications of the page: the latest five, or all of them page by page (MS06–MS13, MS16, MS18). */
import { useRef, type RefObject } from 'react'
import { useSelector } from '@xstate/react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { messagesMachine } from '../../../machines/site/messages/machine.ts'
import { offersReadAll } from '../../../machines/site/notifications/selectors.ts'
import { hasHidden, visibleRows } from '../../../machines/site/messages/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { useFocusHeir } from '../../../ui/base/use-focus-heir.ts'
import { useNearEnd } from '../../../ui/base/use-near-end.ts'
import { Skeleton } from '../../../ui/base/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/content/empty-state.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { NotificationItem, type OnLink } from '../notifications/item.tsx'
import { NewsHead } from '../notifications/news-head.tsx'
import type { NotificationsActor } from '../notifications/types.ts'
import styles from './view.module.css'

type Props = { actor: Actor<typeof messagesMachine>; notifications: NotificationsActor; onLink?: OnLink | undefined }
type PartProps = Props & { snapshot: SnapshotFrom<typeof messagesMachine> }

type EndProps = Pick<PartProps, 'actor' | 'snapshot'> & { list: RefObject<HTMLUListElement | null> }

/** What stands below the rows: the way on, the reason why there is none, or the end. */
const EndPart = ({ actor, snapshot, list }: EndProps) => {
  const send = useSend(actor)
  const shown = useRef(0)
  const count = () => {
    shown.current = list.current?.children.length ?? 0
  }
  /** The first of the rows that the press has brought; without any the last one. */
  const first = () => {
    const rows = list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? []
    return rows[Math.min(shown.current, rows.length - 1)]
  }
  const all = useFocusHeir<HTMLAnchorElement>(first)
  const again = useFocusHeir<HTMLButtonElement>(first)
  const more = useFocusHeir<HTMLButtonElement>(first)
  const { context } = snapshot
  const end = useNearEnd<HTMLDivElement>(() => snapshot.can({ type: 'more' }) && send({ type: 'more' }))
  const isBusy = snapshot.matches({ shown: 'loadingMore' })
  return (
    <div ref={end} className={styles.end}>
      {hasHidden(context) && (
        <Link ref={all} href="/messages?all" onClick={count}>
          Показать все
        </Link>
      )}
      {context.isAll && context.problem !== null && (
        <>
          <Notice tone="danger" live>
            {context.problem}
          </Notice>
          <Button
            ref={again}
            busy={isBusy}
            onClick={() => {
              count()
              send({ type: 'retry' })
            }}
          >
            Повторить
          </Button>
        </>
      )}
      {context.isAll && context.problem === null && !context.isLast && (
        <Button
          ref={more}
          variant="tonal"
          busy={isBusy}
          disabled={!isBusy && !snapshot.can({ type: 'more' })}
          onClick={() => {
            count()
            send({ type: 'more' })
          }}
        >
          Показать еще
        </Button>
      )}
      {context.isAll && context.isLast && <p className={styles.last}>Это все уведомления</p>}
    </div>
  )
}

const RowsPart = ({ actor, snapshot, notifications, onLink }: PartProps) => {
  const send = useSend(actor)
  const mark = useSend(notifications)
  const marks = useSelector(notifications, ({ context }) => context.marks)
  const isOffered = useSelector(notifications, ({ context }) => offersReadAll(context))
  const isReading = useSelector(notifications, ({ context }) => context.until !== null)
  const [newest] = snapshot.context.rows
  const list = useRef<HTMLUListElement>(null)
  return (
    <Panel flush>
      <NewsHead
        hasFresh={snapshot.context.hasNew}
        busy={snapshot.matches({ shown: 'renewing' })}
        disabled={snapshot.matches({ shown: 'loadingMore' })}
        onFresh={() => send({ type: 'renew' })}
        readAll={isOffered && newest ? { busy: isReading, onPress: () => mark({ type: 'markAll', id: newest.id }) } : null}
      />
      <ul ref={list}>
        {visibleRows(snapshot.context).map((row) => (
          <NotificationItem
            key={row.id}
            row={row}
            isMarking={marks.includes(row.id)}
            onMark={(id) => mark({ type: 'mark', id })}
            onLink={onLink}
          />
        ))}
      </ul>
      <EndPart actor={actor} snapshot={snapshot} list={list} />
    </Panel>
  )
}

export const MessagesView = ({ actor, notifications, onLink }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const place = useRef<HTMLDivElement>(null)
  const again = useFocusHeir<HTMLButtonElement>(() => place.current)
  return (
    <FlowRoot flow="messages" value={snapshot.value}>
      <div ref={place} tabIndex={-1}>
        {snapshot.matches('loading') && (
          <Panel>
            <div role="status" aria-label="Загрузка уведомлений">
              <Skeleton lines={8} />
            </div>
          </Panel>
        )}
        {snapshot.matches('failed') && (
          <Panel>
            <ErrorState
              title="Не удалось загрузить уведомления"
              text={snapshot.context.problem}
              action={
                <Button ref={again} onClick={() => send({ type: 'retry' })}>
                  Повторить
                </Button>
              }
            />
          </Panel>
        )}
        {snapshot.matches('empty') && (
          <Panel>
            <EmptyState title="Нет сообщений" text="Здесь появятся ответы на ваши регистрации, резервы и изменения профиля" />
          </Panel>
        )}
        {snapshot.matches('shown') && (
          <RowsPart actor={actor} snapshot={snapshot} notifications={notifications} onLink={onLink} />
        )}
      </div>
    </FlowRoot>
  )
}
