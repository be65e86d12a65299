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
}

/** The heading of notifications, in the dropdown and on the page. What comes waits for its button: nothing moves under a finger. */
export const NewsHead = ({ hasFresh, busy = false, disabled = false, onFresh }: NewsHeadProps) => {
  const title = useRef<HTMLHeadingElement>(null)
  const fresh = useFocusHeir<HTMLButtonElement>(() => title.current)
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
    </div>
  )
}
