import { hasMore } from '../../../machines/fragments/list/rows.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { useSend } from '../../kit/use-send.ts'
import { countText } from './count-text.ts'
import styles from './more-part.module.css'
import type { ListPartProps } from './types.ts'

/** The button of the next page, or the reason of its failure (FM18, FM19). Without a visible row there is nothing to count. */
export const MorePart = <Row extends { id: string }, Id extends string>(props: ListPartProps<Row, Id> & { shown: number }) => {
  const { actor, snapshot, shown } = props
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
      {shown > 0 && hasMore(context) && <p className={styles.count}>{countText(context, shown)}</p>}
    </div>
  )
}
