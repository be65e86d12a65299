import { saleStatusLabel, saleStatusTone, type StatusReader } from '../../../domain/sale-status.ts'
import { rowWords } from '../../../domain/sale-words.ts'
import { StatusBadge } from '../../../ui/content/status-badge.tsx'
import styles from './fate-cell.module.css'

type Row = Parameters<typeof rowWords>[0]

/** The status of a row, and under it the current state, who acts next and the deadline (C05). */
export const FateCell = ({ row, reader }: { row: Row; reader: StatusReader }) => {
  const { state, next, until, isRegistered } = rowWords(row, reader)
  return (
    <div className={styles.fate}>
      <StatusBadge tone={saleStatusTone(row.saleStatus, reader)}>{saleStatusLabel(row.saleStatus, reader)}</StatusBadge>
      {!isRegistered && <div className={styles.state}>{state}</div>}
      <div className={styles.next}>{next}</div>
      {until !== null && <div className={row.fate?.isOverdue ? styles.late : styles.next}>{until}</div>}
    </div>
  )
}
