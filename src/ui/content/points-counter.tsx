import { Anchor } from '../actions/link-provider.tsx'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import styles from './points-counter.module.css'
import { useCountUp } from './use-count-up.ts'

export type PointsCounterProps = {
  /** Null while loading. */
  points: number | null
  /** «12 450» */
  format: (points: number) => string
  /** Without an address the counter is plain text. */
  href?: string | undefined
}

/** The number of points; links to the balance if allowed. It counts up when it grows: only to be seen, its name is the number. For dark bars. */
export const PointsCounter = ({ points, format, href }: PointsCounterProps) => {
  const seen = useCountUp(points)
  const said = points === null ? '…' : format(points)
  const words = (
    <>
      {/* Another element when the number comes: the dots do not move to its beginning. */}
      <span key={points === null ? 'awaited' : 'known'} className={styles.sum}>
        {seen === points || seen === null ? (
          said
        ) : (
          <>
            <span aria-hidden="true">{format(seen)}</span>
            <VisuallyHidden>{said}</VisuallyHidden>
          </>
        )}
      </span>{' '}
      <span className={styles.label}>Баллы</span>
    </>
  )
  if (href === undefined) return <span className={styles.points}>{words}</span>
  return (
    <Anchor className={styles.points} href={href}>
      {words}
    </Anchor>
  )
}
