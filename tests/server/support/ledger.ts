import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import type { Db } from '../../../server/kernel/database/types.ts'

/** Every transaction sums to zero, every balance is the sum of its entries, no person's balance is negative. */
export const expectSoundLedger = async (db: Db): Promise<void> => {
  const problems = await db.execute(sql`
    select 'transaction ' || transaction_id as problem from ledger_entries group by transaction_id having sum(amount) <> 0
    union all
    select 'balance ' || b.account_id from balances b
      where b.amount <> (select coalesce(sum(amount), 0) from ledger_entries e where e.account_id = b.account_id)
    union all
    select 'debt ' || account_id from balances where amount < 0
    union all
    select 'all' from ledger_entries having sum(amount) <> 0`)
  expect(rowsOf(problems)).toEqual([])
}
