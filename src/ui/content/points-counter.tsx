import { Anchor } from '../actions/link-provider.tsx'
import styles from './points-counter.module.css'

export type PointsCounterProps = {
  /** Formatted: «12 450». Null while loading. */
  points: string | null
  /** Without an address the counter is plain text. */
  href?: string | undefined
}

/** The number of points; links to the balance if allowed. For dark bars. */
export const PointsCounter = ({ points, href }: PointsCounterProps) => {
  const words = (
    <>
      <span className={styles.sum}>{points ?? '…'}</span> <span className={styles.label}>Баллы</span>
    </>
  )
  if (href === undefined) return <span className={styles.points}>{words}</span>
  return (
    <Anchor className={styles.points} href={href}>
      {words}
    </Anchor>
  )
}
