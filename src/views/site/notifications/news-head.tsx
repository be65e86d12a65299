import { useRef } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { useFocusHeir } from '../../../ui/base/use-focus-heir.ts'
import styles from './news-head.module.css'

type NewsHeadProps = {
  /** Something has come that the rows do not show yet. */
  hasFresh: boolean
  busy?: boolean
  disabled?: boolean
  onFresh: () => void
  /** «Прочитать все»; null where there is nothing to read, or the server cannot. */
  readAll?: { busy: boolean; onPress: () => void } | null
}

/** The heading of notifications, in the dropdown and on the page. What comes waits for its button: nothing moves under a finger. */
export const NewsHead = ({ hasFresh, busy = false, disabled = false, onFresh, readAll = null }: NewsHeadProps) => {
  const title = useRef<HTMLHeadingElement>(null)
  const fresh = useFocusHeir<HTMLButtonElement>(() => title.current)
  const all = useFocusHeir<HTMLButtonElement>(() => title.current)
  return (
    <div className={styles.head}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        Уведомления
      </h2>
      {hasFresh && (
        <Button ref={fresh} size="sm" variant="tonal" busy={busy} disabled={disabled} onClick={onFresh}>
          Показать новые
        </Button>
      )}
      {readAll && (
        <Button ref={all} size="sm" variant="ghost" busy={readAll.busy} onClick={readAll.onPress}>
          Прочитать все
        </Button>
      )}
    </div>
  )
}
