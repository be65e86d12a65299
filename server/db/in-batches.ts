import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './types.ts'

/** Rows that one transaction of a clean-up takes: so few that nobody waits for it. */
const BATCH = 1_000

/**
 * Works off what has piled up in short transactions, one after the other; it need not be all or nothing.
 * @param work takes at most so many rows and gives how many it has found
 */
export const inBatches = async (db: Db, work: (tx: Db, most: number) => Promise<number>): Promise<void> => {
  let found = BATCH
  while (found === BATCH) found = await db.transaction((tx) => work(tx, BATCH))
}

/** Deletes rows in short transactions. A row that somebody holds is left for the next time. */
export const deleteInBatches = (db: Db, table: PgTable, which: SQL | undefined): Promise<void> =>
  inBatches(db, async (tx, most) => {
    const some = tx
      .select({ ctid: sql`ctid` })
      .from(table)
      .where(which)
      .limit(most)
      .for('update', { skipLocked: true })
    const gone = await tx
      .delete(table)
      .where(sql`ctid = any(array(${some}))`)
      .returning({ one: sql`1` })
    return gone.length
  })
