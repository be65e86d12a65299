import { rowsOf } from '../../../../server/kernel/database/rows.ts'
import type { Db } from '../../../../server/kernel/database/types.ts'

/** Waits until this many connections of this database wait for a lock; PostgreSQL only. */
export const untilWaiting = async (db: Db, count: number): Promise<void> => {
  const [row] = rowsOf<{ waiting: number }>(
    await db.execute(
      `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    ),
  )
  if ((row?.waiting ?? 0) < count) await untilWaiting(db, count)
}
