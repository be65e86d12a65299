import { sql } from 'drizzle-orm'
import { rowsOf } from '../../kernel/database/rows.ts'
import type { Db } from '../../kernel/database/types.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'

/** Entries under a seal: a check reads them at once. */
const MOST = 50_000
const HOUR = 3_600_000

/**
 * Seals all entries that are not sealed yet. A seal is a hash over the hashes of its entries and over the seal before it. Whoever
 * rewrites an entry later, with all hashes of its account, must rewrite every later seal too; a seal that is kept outside of the
 * database then no longer matches. The database itself finds where a seal ends: meanwhile writers of entries wait, for no longer
 * than the slowest of them takes.
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
