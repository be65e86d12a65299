import { useRef, useState, type RefObject } from 'react'
import { isNarrowed, visibleRows } from '../../../machines/money/history/rows.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Skeleton } from '../../../ui/base/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/content/empty-state.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { useFocusHeir } from '../../../ui/base/use-focus-heir.ts'
import { useSend } from '../../kit/use-send.ts'
import { Details } from './details.tsx'
import { nothingText } from './count-text.ts'
import { Row } from './row.tsx'
import type { HistoryPartProps } from './types.ts'
import styles from './view.module.css'

const EMPTY = 'История начислений и выводов отсутствует'

type MoreProps = HistoryPartProps & { list: RefObject<HTMLUListElement | null> }

/** The button of the next page, or the reason of its failure (A69). */
const MorePart = ({ actor, snapshot, list }: MoreProps) => {
  const send = useSend(actor)
  const known = useRef(0)
  /** When the button goes with the last page, the first row that came takes the focus. */
  const more = useFocusHeir<HTMLButtonElement>(() => {
    const rows = list.current?.querySelectorAll<HTMLElement>('li > button') ?? []
    return rows[Math.min(known.current, rows.length - 1)]
  })
  const isBusy = snapshot.matches('loadingMore')
  const { problem } = snapshot.context
  if (!isBusy && !snapshot.can({ type: 'more' })) return null
  return (
    <div className={styles.more}>
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <Button
        ref={more}
        variant="tonal"
        busy={isBusy}
        onClick={() => {
          known.current = list.current?.children.length ?? 0
          send({ type: 'more' })
        }}
      >
        Показать еще
      </Button>
    </div>
  )
}

/** The rows, or what stands in their place. */
export const RowsPart = ({ actor, snapshot, onReset }: HistoryPartProps & { onReset: () => void }) => {
  const send = useSend(actor)
  const { context } = snapshot
  const rows = visibleRows(context)
  const [opened, setOpened] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const again = useFocusHeir<HTMLButtonElement>(() => place.current)
  const isLoading = snapshot.matches('loading')
  const list = useRef<HTMLUListElement>(null)
  /** Also while more rows are asked for, or the same ones anew. */
  const isBare = rows.length === 0 && !isLoading && !snapshot.matches('failed')
  const isChosen = isNarrowed(context)
  return (
    <div ref={place} tabIndex={-1} className={styles.place} aria-busy={isLoading}>
      {isLoading && rows.length === 0 && (
        <div role="status" aria-label="Загрузка истории операций" className={styles.padded}>
          <Skeleton lines={context.view === 'mini' ? 6 : 8} />
        </div>
      )}
      {snapshot.matches('failed') && (
        <ErrorState
          title="Не удалось загрузить историю"
          text={context.problem}
          action={
            <Button ref={again} onClick={() => send({ type: 'retry' })}>
              Повторить
            </Button>
          }
        />
      )}
      {isBare && !isChosen && <EmptyState title={EMPTY} />}
      {isBare && isChosen && (
        <EmptyState title="Ничего не найдено" text={nothingText(context)} action={<Button onClick={onReset}>Сбросить</Button>} />
      )}
      {!snapshot.matches('failed') && rows.length > 0 && (
        <ul ref={list} className={styles.rows}>
          {rows.map((row) => (
            <li key={row.id} data-row={row.id}>
              <Row row={row} table={context.view} onOpen={() => setOpened(row.id)} />
            </li>
          ))}
        </ul>
      )}
      <MorePart actor={actor} snapshot={snapshot} list={list} />
      <Details row={rows.find(({ id }) => id === opened) ?? null} table={context.view} onClose={() => setOpened(null)} />
    </div>
  )
}
