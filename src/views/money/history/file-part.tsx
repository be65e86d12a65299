import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { formatDay } from '../../../domain/dates/day.ts'
import { fileDays, historyFile } from '../../../machines/money/history-file/days.ts'
import type { HistoryContext } from '../../../machines/money/history/types.ts'
import { DownloadButton } from '../../fragments/table-file/download-button.tsx'
import { FileStatus } from '../../fragments/table-file/file-status.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import type { HistoryFileActor } from './types.ts'
import styles from './view.module.css'

type Props = { actor: HistoryFileActor; history: Pick<HistoryContext, 'period' | 'today'> }

/** The history as a file: all operations of the chosen period, of a year at most. */
export const FilePart = ({ actor, history: { period, today } }: Props) => {
  const value = useSelector(actor, (snapshot) => snapshot.value)
  const button = useRef<HTMLButtonElement>(null)
  const days = fileDays(period, today)
  return (
    <FlowRoot flow="historyFile" value={value}>
      <div className={styles.file}>
        <DownloadButton actor={actor} file={historyFile(days)} place={button} size="sm" />
        <span className={styles.note}>
          Все операции с {formatDay(days.from)} по {formatDay(days.to)}
        </span>
      </div>
      <FileStatus actor={actor} heir={button} />
    </FlowRoot>
  )
}
