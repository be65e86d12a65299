import { createHash } from 'node:crypto'

/** An entry with its transaction, as text: what its hash covers. */
export interface EntryRow {
  id: string
  account: string
  amount: string
  /** Hexadecimal. */
  hash: string
  transaction: string
  operation: string | null
  sale: string | null
  payout: string | null
  reverses: string | null
  /** Epoch milliseconds of the transaction. */
  at: string | null
}

/** The columns of such a row; `e` are entries and `t` transactions. */
export const ENTRY_COLUMNS = `e.id::text, e.account_id::text as account, e.amount::text, encode(e.hash, 'hex') as hash,
  e.transaction_id::text as transaction, t.operation, t.sale_id::text as sale, t.payout_id::text as payout,
  t.reverses::text as reverses, (extract(epoch from t.created_at) * 1000)::bigint::text as at`

/**
 * The hash that an entry must have; written a second time, because the check must not believe the trigger.
 * @param head the hash of the entry before, hexadecimal; empty for the first, and on accounts of the programme
 */
export const hashOf = (head: string, row: EntryRow): string =>
  createHash('sha256')
    .update(head, 'hex')
    .update(
      [
        row.id,
        row.account,
        row.amount,
        row.transaction,
        row.operation ?? '',
        row.sale ?? '-',
        row.payout ?? '-',
        row.reverses ?? '-',
        row.at ?? '',
      ].join('|'),
    )
    .digest('hex')
