import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './types.ts'

/** Rows per transaction of a cleanup: few enough that nobody waits for it. */
const BATCH = 1_000

/** Parts of a list, each for a transaction of its own. */
export const batches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) => items.slice(index * BATCH, (index + 1) * BATCH))

/** Deletes rows in short transactions. A locked row is left for the next run. */
export const deleteInBatches = async (db: Db, table: PgTable, which: SQL | undefined): Promise<void> => {
  const some = db
    .select({ ctid: sql`ctid` })
    .from(table)
    .where(which)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  let gone = BATCH
  while (gone === BATCH) {
    const rows = await db
      .delete(table)
      .where(sql`ctid = any(array(${some}))`)
      .returning({ one: sql`1` })
    gone = rows.length
  }
}
