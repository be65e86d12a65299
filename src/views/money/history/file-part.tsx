import { useSelector } from '@xstate/react'
import { formatDay } from '../../../domain/dates/day.ts'
import { fileDays } from '../../../machines/money/history-file/days.ts'
import type { HistoryContext } from '../../../machines/money/history/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Download } from '../../../ui/base/icons.ts'
import { Notice } from '../../../ui/content/notice.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { HistoryFileActor } from './types.ts'
import styles from './view.module.css'

type Props = { actor: HistoryFileActor; history: Pick<HistoryContext, 'period' | 'today'> }

/** The history as a file: all operations of the chosen period, of a year at most. */
export const FilePart = ({ actor, history: { period, today } }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const days = fileDays(period, today)
  return (
    <FlowRoot flow="historyFile" value={snapshot.value}>
      <div className={styles.file}>
        <Button
          size="sm"
          icon={<Download />}
          busy={snapshot.matches('downloading')}
          onClick={() => send({ type: 'download', days })}
        >
          Скачать CSV
        </Button>
        <span className={styles.note}>
          Все операции с {formatDay(days.from)} по {formatDay(days.to)}
        </span>
      </div>
      {snapshot.matches('failed') && (
        <Notice tone="danger" live>
          {snapshot.context.problem}
        </Notice>
      )}
    </FlowRoot>
  )
}
