import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import type { Db } from '../../../server/kernel/database/types.ts'

/**
 * What must be true of rights whatever has happened: nobody is between two standings, no point has an administrator of another one, and
 * every application has its applicant.
 * @returns what is not
 */
export const unsound = async (db: Db): Promise<string[]> => {
  const found = await db.execute(sql`
    select 'seller without a point ' || id as problem from users where status = 'SELLER' and point_id is null
    union all select status || ' with a point ' || id from users where status <> 'SELLER' and point_id is not null
    union all select 'waits for nothing ' || u.id from users u left join join_requests j on j.user_id = u.id
      where (u.status = 'SELLER_PENDING') <> (j.user_id is not null)
    union all select 'applies for no point ' || u.id from users u
      where (u.status = 'ART_PENDING') <> exists (select from retail_points p where p.admin_id = u.id and not p.approved)
    union all select 'administers where nobody sells ' || p.id from retail_points p join users u on u.id = p.admin_id
      where p.approved and (u.point_id is distinct from p.id or u.status <> 'SELLER')
    union all select 'asks a point that is none ' || j.user_id from join_requests j join retail_points p on p.id = j.point_id
      where not p.approved`)
  return rowsOf<{ problem: string }>(found).map(({ problem }) => problem)
}
