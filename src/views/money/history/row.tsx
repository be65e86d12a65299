/** A row of the history: what it was on the left, how much on the right; a press shows everything about it. */
import { formatInstant } from '../../../domain/dates/dates.ts'
import {
  formatOperationAmount,
  kindOfOperation,
  operationLabel,
  operationTone,
  type HistoryTable,
  type OperationKind,
} from '../../../domain/money/history-operations.ts'
import { isPayoutRunning, payoutWords } from '../../../domain/money/payout-words.ts'
import type { Payout } from '../../../api/types.ts'
import { momentOf } from '../../../machines/money/history/rows.ts'
import type { HistoryRow } from '../../../machines/money/history/types.ts'
import { cx } from '../../../ui/base/cx.ts'
import { ArrowDownLeft, ArrowUpRight, CircleX, Minus } from '../../../ui/base/icons.ts'
import { StatusWord, type StatusWordProps } from '../../../ui/content/status-word.tsx'
import styles from './row.module.css'

const SIGNS: Record<OperationKind, typeof Minus> = {
  charged: ArrowDownLeft,
  paid: ArrowUpRight,
  failed: CircleX,
  other: Minus,
}

const lookOf = (payout: Payout): Pick<StatusWordProps, 'tone' | 'sign'> => {
  if (isPayoutRunning(payout)) return { tone: 'progress', sign: 'clock' }
  if (payout.step === 'settled') return { tone: 'success', sign: 'check' }
  return payout.step === 'returned' ? { tone: 'danger', sign: 'cross' } : { tone: 'neutral', sign: 'none' }
}

/** Where a payout is, and by when it comes (C05). */
const PayoutLine = ({ payout }: { payout: Payout }) => {
  const { state, until } = payoutWords(payout)
  return (
    <span className={styles.payout}>
      <StatusWord {...lookOf(payout)}>
        <span className={styles.state}>{state}</span>
      </StatusWord>
      {until !== null && <span className={cx(styles.small, payout.isOverdue && styles.late)}> {until}</span>}
    </span>
  )
}

type Props = { row: HistoryRow; table: HistoryTable; onOpen: () => void }

export const Row = ({ row, table, onOpen }: Props) => {
  const { operation, amount, comment, payout } = row
  const Sign = SIGNS[kindOfOperation(operation)]
  const tone = styles[operationTone(operation)]
  const at = momentOf(row)
  // The reason of a payout that came back is said by its own line.
  const isSaid = payout?.reason === comment
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onOpen}>
      <span className={cx(styles.sign, tone)}>
        <Sign />
      </span>
      <span className={styles.lines}>
        <span className={styles.head}>
          <span className={cx(styles.label, tone)}>{operationLabel(operation, table)}</span>{' '}
          <span className={cx(styles.amount, tone)}>{formatOperationAmount(operation, amount)}</span>
        </span>{' '}
        {comment && !isSaid && <span className={styles.comment}>{comment}</span>} {payout && <PayoutLine payout={payout} />}{' '}
        {at !== null && <span className={styles.small}>{formatInstant(at)}</span>}
      </span>
    </button>
  )
}
