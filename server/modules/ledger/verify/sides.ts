import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { rowsOf } from '../../../kernel/database/rows.ts'
import type { Db } from '../../../kernel/database/types.ts'
import { ENTRY_COLUMNS } from './entry.ts'
import type { EntryRow } from './entry.ts'

/** What a charge is compared with, as it is now; all null where there is no such sale. */
export interface SoldRow {
  saleSide: string | null
  saleStatus: string | null
  seller: string | null
  bonus: string | null
  /** Of the bonus, for the administrator of its point. */
  percent: number | null
}

/** A side of a transaction with its account; without an entry a transaction has one row of nothing. */
export type SideRow = EntryRow & SoldRow & { tx: string; kind: string | null; owner: string | null; code: string | null }

/** A transaction with its sides, and what it names. */
export interface Transaction extends SoldRow {
  id: string
  operation: string
  sale: string | null
  payout: string | null
  reverses: string | null
  sides: SideRow[]
}

// Of one moment: a person who goes leaves accounts and sales together.
const SIDES = sql.raw(`select t.id::text as tx, ${ENTRY_COLUMNS}, a.kind, a.user_id::text as owner, a.code, s.side as "saleSide",
  s.status as "saleStatus", s.owner_id::text as seller, s.bonus::text, p.admin_percent_of_bonus as percent from`)
const JOINED = sql.raw(`t left join ledger_entries e on e.transaction_id = t.id left join accounts a on a.id = e.account_id
  left join sales s on s.id = t.sale_id left join retail_points p on p.id = s.point_id order by t.id, e.amount`)

const gathered = (rows: readonly SideRow[]): Transaction[] => {
  const found = new Map<string, Transaction>()
  for (const row of rows) {
    const { tx: id, operation, sale, payout, reverses, saleSide, saleStatus, seller, bonus, percent } = row
    const known = found.get(id)
    const named = { sale, payout, reverses, saleSide, saleStatus, seller, bonus, percent }
    const transaction = known ?? { id, operation: operation ?? '', ...named, sides: [] }
    // A left join: without an entry its columns are null.
    if ((row.id as string | null) !== null) transaction.sides.push(row)
    found.set(id, transaction)
  }
  return [...found.values()]
}

/** Transactions with their sides, the debit first. @param which a select of whole rows of `ledger_transactions` */
export const readSides = async (db: Db, which: SQL): Promise<Transaction[]> =>
  gathered(rowsOf<SideRow>(await db.execute(sql`${SIDES} (${which}) ${JOINED}`)))

/** Ids as an array of PostgreSQL. */
export const arrayOf = (ids: readonly string[]): string => `{${ids.join()}}`
