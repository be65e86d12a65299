import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import type { Db } from '../../../server/kernel/database/types.ts'

/**
 * Every sale of these serials that has ended was told to its owner once and no other was told; every person's count of unread
 * notifications is that of the rows.
 */
export const expectToldOnce = async (db: Db, serials: string): Promise<void> => {
  const problems = await db.execute(sql`
    select 'told ' || count(n.id) || ' times: ' || s.status || ' ' || s.sn as problem
      from sales s left join notifications n on n.user_id = s.owner_id and n.subject = s.id::text
      where s.sn like ${serials} and s.owner_id is not null group by s.id
      having count(n.id) <> case when s.status in ('FINISH', 'FAIL') then 1 else 0 end
    union all
    select 'unread ' || c.user_id from notification_counts c
      where c.unread <> (select count(*) from notifications n where n.user_id = c.user_id and n.read_at is null)
    union all
    select 'uncounted ' || user_id from notifications where user_id not in (select user_id from notification_counts)`)
  expect(rowsOf(problems)).toEqual([])
}
