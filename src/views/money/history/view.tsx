/** The history of points: the whole of it, with a filter and a file, or the latest rows of the profile (BL28–BL40). */
import { useSelector } from '@xstate/react'
import { useId, useRef, useState } from 'react'
import { canChoose, hasFile, isNarrowed, visibleRows } from '../../../machines/money/history/rows.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { SlidersHorizontal } from '../../../ui/base/icons.ts'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { countText } from './count-text.ts'
import { FilePart } from './file-part.tsx'
import { FilterPart } from './filter-part.tsx'
import { RowsPart } from './rows-part.tsx'
import type { HistoryActor, HistoryFileActor } from './types.ts'
import styles from './view.module.css'

const TITLE = 'История операций'

/** The whole history: for /balance and /payments. */
export const HistoryView = ({ actor, file }: { actor: HistoryActor; file: HistoryFileActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const filterId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const found = useRef<HTMLDivElement>(null)
  const { context } = snapshot
  const shown = visibleRows(context).length
  const isChosen = isNarrowed(context)
  const isUnanswered = snapshot.matches('loading') || snapshot.matches('failed')
  const hasChoice = canChoose(context)
  const reset = () => {
    found.current?.focus({ preventScroll: true })
    send({ type: 'filter.reset' })
  }
  const text = !isUnanswered && shown > 0 && countText(context, shown)
  return (
    <FlowRoot flow="history" value={snapshot.value}>
      <Panel
        flush
        title={TITLE}
        {...(hasChoice && {
          actions: (
            <IconButton
              label="Фильтр"
              icon={<SlidersHorizontal />}
              aria-expanded={isOpen}
              aria-controls={filterId}
              onClick={() => setIsOpen(!isOpen)}
            />
          ),
        })}
        {...(hasFile(context) && { footer: <FilePart actor={file} history={context} /> })}
      >
        <div id={filterId}>{hasChoice && isOpen && <FilterPart actor={actor} snapshot={snapshot} />}</div>
        <div ref={found} tabIndex={-1} className={styles.found}>
          <span role="status">{isChosen ? text : <VisuallyHidden>{text}</VisuallyHidden>}</span>
          {isChosen && (shown > 0 || isUnanswered) && (
            <Button size="sm" variant="ghost" onClick={reset}>
              Сбросить
            </Button>
          )}
        </div>
        <RowsPart actor={actor} snapshot={snapshot} onReset={reset} />
      </Panel>
    </FlowRoot>
  )
}

/** The latest rows, with the way to all of them (PR26, PR28). */
export const MiniHistoryView = ({ actor }: { actor: HistoryActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const hasRows = visibleRows(snapshot.context).length > 0
  return (
    <FlowRoot flow="history" value={snapshot.value}>
      <Panel
        flush
        title={TITLE}
        {...(hasRows && {
          footer: (
            <Link href="/balance" aria-label="Показать еще: вся история операций">
              Показать еще
            </Link>
          ),
        })}
      >
        <RowsPart actor={actor} snapshot={snapshot} onReset={() => {}} />
      </Panel>
    </FlowRoot>
  )
}
