import { useContext } from 'react'
import { formatInstantDay, moscowDay } from '../../../domain/dates/dates.ts'
import { warrantyLeft } from '../../../domain/sales/warranty.ts'
import { cx } from '../../../ui/base/cx.ts'
import { ClockContext } from '../../kit/clock-context.ts'
import styles from './warranty-cell.module.css'

/** The last day of a warranty, and how many are left (D51). @param until ISO 8601 */
export const WarrantyCell = ({ until }: { until: string }) => {
  const now = useContext(ClockContext)
  const { text, isSoon } = warrantyLeft(until, moscowDay(now()))
  return (
    <span className={styles.warranty}>
      {formatInstantDay(until)} <span className={cx(styles.left, isSoon && styles.soon)}>{text}</span>
    </span>
  )
}
