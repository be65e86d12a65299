import type { SnapshotFrom } from 'xstate'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './more-part.module.css'
import type { ListActor } from './types.ts'

type Props<Row extends { id: string }, Id extends string> = {
  actor: ListActor<Row, Id>
  snapshot: SnapshotFrom<ListActor<Row, Id>>
}

/** The button of the next page, or the reason of its failure (FM18, FM19). */
export const MorePart = <Row extends { id: string }, Id extends string>({ actor, snapshot }: Props<Row, Id>) => {
  const send = useSend(actor)
  const { context } = snapshot
  const isBusy = snapshot.matches({ shown: 'loadingMore' })
  if (!isBusy && !snapshot.can({ type: 'more' })) return null
  return (
    <div className={styles.more}>
      {context.problem && (
        <Notice tone="danger" live>
          {context.problem}
        </Notice>
      )}
      <Button variant="tonal" size="lg" busy={isBusy} onClick={() => send({ type: 'more' })}>
        Показать еще
      </Button>
      {context.total !== null && (
        <p className={styles.count}>
          Показано {context.rows.length} из {context.total}
        </p>
      )}
    </div>
  )
}
