import { sql } from 'drizzle-orm'
import { rowsOf } from '../../kernel/database/rows.ts'
import type { Db } from '../../kernel/database/types.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'

/** Entries under a seal: a check reads them at once. */
const MOST = 50_000
const HOUR = 3_600_000

/**
 * Seals all entries that are written: a hash over theirs, tied to the seal before. Whoever rewrites an entry afterwards, with all
 * hashes of its account, has to rewrite every later seal too, and one that is kept outside of the database gives them away.
 * Where a seal ends is found by the database itself: writers of entries wait for that moment, at the most as long as the slowest of them
 * takes.
 * @returns how many entries are sealed now
 */
export const sealLedger = async (db: Db, now: number): Promise<number> => {
  let sealed = 0
  for (;;) {
    const [next] = rowsOf<{ entries: number }>(
      await db.execute(sql`select ledger_seal(${MOST}, ${new Date(now).toISOString()}::timestamptz) as entries`),
    )
    if (!next?.entries) return sealed
    sealed += next.entries
  }
}

/** The last seal, for whoever keeps one outside; null before the first. `hash` is hexadecimal. */
export const lastSeal = async (db: Db): Promise<{ number: number; hash: string } | null> => {
  const [row] = rowsOf<{ number: number; hash: string }>(
    await db.execute(sql`select number, encode(hash, 'hex') as hash from ledger_seals order by number desc limit 1`),
  )
  return row ?? null
}

/** Hourly: what is not sealed yet could be rewritten unseen. A repeat seals nothing twice. */
export const sealLedgerJob: JobHandler = async (_payload, { db, now }) => {
  await sealLedger(db, now)
  return async () => new Date(now + HOUR)
}
