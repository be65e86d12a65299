import { Anchor } from '../actions/link-provider.tsx'
import styles from './points-counter.module.css'

export type PointsCounterProps = {
  /** Already spelled: «12 450». Null while it is on its way. */
  points: string | null
  /** Without an address the counter is plain text. */
  href?: string | undefined
}

/** How many points there are; leads to the balance when it may. Made for dark bars. */
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
