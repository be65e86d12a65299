import { saleStatusLabel, saleStatusSign, saleStatusTone, type StatusReader } from '../../../domain/sales/sale-status.ts'
import { rowWords, shortLine } from '../../../domain/sales/sale-words.ts'
import { cx } from '../../../ui/base/cx.ts'
import { StatusWord } from '../../../ui/content/status-word.tsx'
import styles from './fate-cell.module.css'

type Row = Parameters<typeof rowWords>[0]
type Props = { row: Row; reader: StatusReader }

/** The status of a row, by its sign, its word and its colour. */
export const RowStatus = ({ row: { saleStatus }, reader }: Props) => (
  <StatusWord tone={saleStatusTone(saleStatus, reader)} sign={saleStatusSign(saleStatus, reader)}>
    {saleStatusLabel(saleStatus, reader)}
  </StatusWord>
)

/** The status of a row, and under it the current state, who acts next and the deadline (C05). */
export const FateCell = ({ row, reader }: Props) => {
  const { state, next, until, isRegistered } = rowWords(row, reader)
  return (
    <div className={styles.fate}>
      <RowStatus row={row} reader={reader} />
      {!isRegistered && <div className={styles.state}>{state}</div>}
      <div className={styles.next}>{next}</div>
      {until !== null && <div className={cx(styles.next, row.fate?.isOverdue && styles.late)}>{until}</div>}
    </div>
  )
}

/** The same in the two lines of a table's row; the rest is in the row's details. */
export const ShortFate = ({ row, reader, isTight = false }: Props & { isTight?: boolean }) => {
  const { isRegistered } = rowWords(row, reader)
  const { line, isLate } = shortLine(row, reader)
  return (
    <div className={cx(styles.short, isTight && styles.tight)}>
      <RowStatus row={row} reader={reader} />
      {!isRegistered && (
        <div className={cx(styles.line, isLate && styles.late)} title={line}>
          {line}
        </div>
      )}
    </div>
  )
}
