import { formatPoints } from '../../../domain/money.ts'
import { pointsStanding } from '../../../domain/sale-status.ts'
import styles from './points-cell.module.css'

/** Points of a row: those that may still come are told from those that have come, in words and by colour (C01). */
export const pointsCell = (bonus: number | null, status: string | null) => {
  const standing = pointsStanding(status)
  if (bonus === null || standing === 'none') return null
  const points = formatPoints(bonus)
  if (standing !== 'expected' || bonus === 0) return points
  return (
    <span className={styles.expected}>
      {points} <span className={styles.mark}>ожидаются</span>
    </span>
  )
}
