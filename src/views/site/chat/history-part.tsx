/** The messages, oldest above, and what stands below them on their way. The list keeps its place when older ones come on top. */
import { useContext, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { formatInstantDay } from '../../../domain/dates/dates.ts'
import type { chatMachine } from '../../../machines/site/chat/machine.ts'
import { kindOf } from '../../../machines/site/chat/selectors.ts'
import type { ChatRow } from '../../../machines/site/chat/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { ArrowDown } from '../../../ui/base/icons.ts'
import { Skeleton } from '../../../ui/base/skeleton.tsx'
import { ErrorState } from '../../../ui/content/empty-state.tsx'
import { PhotoViewer } from '../../../ui/viewer/photo-viewer.tsx'
import type { PicturesPort } from '../../fragments/photos/pictures.ts'
import { ClockContext } from '../../kit/clock-context.ts'
import { useSend } from '../../kit/use-send.ts'
import { MessageItem } from './message-item.tsx'
import type { ChatActor } from './types.ts'
import styles from './view.module.css'

/** Pixels from an end of the list within which it counts as reached. */
const NEAR = 160

export type HistoryProps = PicturesPort & {
  actor: ChatActor
  snapshot: SnapshotFrom<typeof chatMachine>
  /** What stands in an empty chat. */
  empty: ReactNode
  /** Messages that are on their way. */
  outbox: ReactNode
}

const Day = ({ value }: { value: string }) => {
  const now = useContext(ClockContext)
  return <li className={styles.day}>{value === formatInstantDay(new Date(now()).toISOString()) ? 'Сегодня' : value}</li>
}

const Row = ({
  row,
  isFirstNew,
  ...port
}: PicturesPort & { row: ChatRow; isFirstNew: boolean; onOpen: (name: string) => void }) => (
  <>
    {isFirstNew && <li className={styles.fresh}>Новые сообщения</li>}
    {row.type === '3' ? <Day value={row.value} /> : <MessageItem row={row} {...port} />}
  </>
)

/** The server names rows; one of the specification does not, and its list has no other name for them than their place. */
const keyOf = ({ id, value }: ChatRow, at: number): string => id ?? `${at} ${value}`

const RowsPart = ({ actor, snapshot, empty, outbox, pictures, onRetry }: HistoryProps) => {
  const send = useSend(actor)
  const log = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const { rows, hasMore, freshFrom } = snapshot.context
  const toEnd = () => {
    if (log.current) log.current.scrollTop = 0
    setAway(false)
  }
  // Whoever reads further up is not taken away from there (CH09).
  const follow = useEffectEvent(() => {
    if (!isAway && log.current) log.current.scrollTop = 0
  })
  useEffect(() => {
    const scrolling = actor.on('scroll', () => follow())
    return () => scrolling.unsubscribe()
  }, [actor])
  const look = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = log.current ?? {}
    // The end of a reversed column is zero, its beginning is negative.
    setAway(-scrollTop > NEAR)
    if (scrollHeight + scrollTop - clientHeight < NEAR && snapshot.can({ type: 'older' })) send({ type: 'older' })
  }
  const isOlder = snapshot.matches({ history: 'loadingOlder' })
  const viewed = (rows ?? []).flatMap((row) => {
    const picture = kindOf(row) === 'picture' ? pictures[row.value] : undefined
    return picture?.kind === 'shown' ? [{ name: row.value, label: 'Фотография', url: picture.url, isPdf: false }] : []
  })
  return (
    <div className={styles.window}>
      <div ref={log} className={styles.log} role="log" aria-label="Сообщения" aria-busy={isOlder} tabIndex={0} onScroll={look}>
        <ol className={styles.rows}>
          {hasMore && (
            <li className={styles.older}>
              <Button
                size="sm"
                variant="ghost"
                busy={isOlder}
                disabled={!isOlder && !snapshot.can({ type: 'older' })}
                onClick={() => send({ type: 'older' })}
              >
                Показать прежние
              </Button>
            </li>
          )}
          {rows?.length === 0 && empty}
          {rows?.map((row, at) => (
            <Row
              key={keyOf(row, at)}
              row={row}
              isFirstNew={freshFrom !== null && row.id === freshFrom}
              pictures={pictures}
              onRetry={onRetry}
              onOpen={setShown}
            />
          ))}
          {outbox}
        </ol>
      </div>
      {isAway && <IconButton className={styles.jump} label="К последним сообщениям" icon={<ArrowDown />} onClick={toEnd} />}
      <PhotoViewer files={viewed} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
    </div>
  )
}

export const HistoryPart = (props: HistoryProps) => {
  const { actor, snapshot, outbox } = props
  const send = useSend(actor)
  const { rows, problem } = snapshot.context
  if (rows !== null) return <RowsPart {...props} />
  return (
    <div className={styles.window}>
      <div className={styles.log}>
        <ol className={styles.rows}>
          <li className={styles.blank}>
            {snapshot.matches({ history: 'failed' }) ? (
              <ErrorState
                title="Не удалось загрузить сообщения"
                text={problem}
                action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
              />
            ) : (
              <div role="status" aria-label="Загрузка сообщений">
                <Skeleton lines={6} />
              </div>
            )}
          </li>
          {outbox}
        </ol>
      </div>
    </div>
  )
}
