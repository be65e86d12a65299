import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import type { Actor } from 'xstate'
import type { listFileMachine } from '../../../machines/sales/list-file/machine.ts'
import { hasFile, listFileOrder } from '../../../machines/sales/list-file/order.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { DownloadButton } from '../table-file/download-button.tsx'
import { FileStatus } from '../table-file/file-status.tsx'
import type { ListPartProps } from './types.ts'
import styles from './list-view.module.css'

/** A list as a file. */
export interface ListFile {
  actor: Actor<typeof listFileMachine>
  /** What the list is: the file is called so. */
  title: string
}

type Props<Row extends { id: string }, Id extends string> = Omit<ListPartProps<Row, Id>, 'actor'> & {
  file: ListFile
  place: RefObject<HTMLButtonElement | null>
  /** The number of visible rows: a file of none is of no use. */
  shown: number
  isNarrow: boolean
}

/** The button beside the choice: the file has what is chosen. */
export const DownloadPart = <Row extends { id: string }, Id extends string>(props: Props<Row, Id>) => {
  const { snapshot, file, place, shown, isNarrow } = props
  const { context } = snapshot
  // Until the server has said whether there is a file, a narrow bar keeps the place: what stands in it would move under a thumb.
  if (context.supports === null && isNarrow) return <span className={styles.awaited} />
  if (!hasFile(context)) return null
  return (
    <DownloadButton
      actor={file.actor}
      file={listFileOrder(context, file.title)}
      place={place}
      isIdle={shown === 0}
      isNarrow={isNarrow}
      className={isNarrow ? styles.tune : undefined}
    />
  )
}

/** What becomes of the file, below the choice. */
export const FileStatusPart = ({ file: { actor }, heir }: { file: ListFile; heir: RefObject<HTMLButtonElement | null> }) => (
  <FlowRoot flow="listFile" value={useSelector(actor, (snapshot) => snapshot.value)}>
    <FileStatus actor={actor} heir={heir} />
  </FlowRoot>
)
