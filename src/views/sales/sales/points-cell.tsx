import { formatPoints } from '../../../domain/money/money.ts'
import { AFTER_CHECK } from '../../../domain/money/points-text.ts'
import { pointsStanding } from '../../../domain/sales/sale-status.ts'
import styles from './points-cell.module.css'

/** Points of a row: text and colour distinguish expected points from charged ones (C01). */
export const pointsCell = (bonus: number | null, status: string | null) => {
  const standing = pointsStanding(status)
  if (bonus === null || standing === 'none') return null
  const points = formatPoints(bonus)
  if (standing !== 'expected' || bonus === 0) return points
  return (
    <span className={styles.expected}>
      {points} <span className={styles.mark}>{AFTER_CHECK}</span>
    </span>
  )
}
