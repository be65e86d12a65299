import type { components } from '../../../../openapi/generated/schema.d.ts'
import { toPoints } from '../../../../src/domain/money/money.ts'
import { groupedPan } from '../../../../src/domain/money/payout.ts'
import { payoutOf } from '../../payouts/view.ts'
import type { HistoryRow } from './page.ts'
import { operationOf } from './question.ts'

/** The tool of a charge, the card of a payout, or what somebody has written; null where nothing is known. */
export const commentOf = ({ comment, modelName, sn, payout }: HistoryRow): string | null => {
  if (comment !== null) return comment
  if (sn !== null) return modelName === null ? `№ ${sn}` : `${modelName}, № ${sn}`
  return payout?.pan ? `На карту ${groupedPan(payout.pan)}` : null
}

/** A row as in the contract. @param now epoch milliseconds */
export const entryOf = (row: HistoryRow, now: number): components['schemas']['HistoryEntry'] => {
  const at = new Date(row.at).toISOString()
  return {
    operation: operationOf(row),
    dateTime: at,
    amount: toPoints(row.amount),
    comment: commentOf(row),
    created_time: at,
    id: String(row.entry),
    payout: row.payout && payoutOf(row.payout, now),
  }
}
