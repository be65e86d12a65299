import { sql } from 'drizzle-orm'
import { rowsOf } from '../../kernel/database/rows.ts'
import type { Db } from '../../kernel/database/types.ts'

/** What is known about the ledger; null where nothing has been checked or sealed yet. */
export interface LedgerState {
  /** When the last whole check ended, epoch milliseconds. */
  checkedAt: number | null
  /** What it has found, or what a check under way has found already. */
  findings: number
  /** Entries that it has seen. */
  entries: number
  /** When the last seal was made, epoch milliseconds. */
  sealedAt: number | null
}

/** Reads the result of the last check: a few index lookups. */
export const ledgerState = async (db: Db): Promise<LedgerState> => {
  const [row] = rowsOf<Record<'checked' | 'sealed', string | null> & Record<'findings' | 'entries', number>>(
    await db.execute(sql`
      select (extract(epoch from last.ended_at) * 1000)::bigint::text as checked,
        greatest(coalesce(last.findings, 0), coalesce((select findings from ledger_checks where ended_at is null order by id desc limit 1), 0))::int as findings,
        coalesce(last.entries, 0)::float8 as entries,
        (select (extract(epoch from created_at) * 1000)::bigint::text from ledger_seals order by number desc limit 1) as sealed
      from (select 1) one left join lateral (select * from ledger_checks where ended_at is not null order by id desc limit 1) last on true`),
  )
  const momentOf = (text: string | null | undefined): number | null => (text == null ? null : Number(text))
  return {
    checkedAt: momentOf(row?.checked),
    findings: row?.findings ?? 0,
    entries: row?.entries ?? 0,
    sealedAt: momentOf(row?.sealed),
  }
}
