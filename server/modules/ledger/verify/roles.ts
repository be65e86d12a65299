import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../kernel/database/rows.ts'
import type { Db } from '../../../kernel/database/types.ts'
import type { Finding } from './finding.ts'

/** Roles that PostgreSQL has from the start: whoever belongs to one writes past every grant. */
const PREDEFINED = `'pg_write_all_data', 'pg_write_server_files', 'pg_execute_server_program'`

/**
 * Roles that could do what the owner of the ledger may: members of it, and those that write into it and are more than their grants say.
 * A superuser who has no grant there is the administrator of the cluster, not a server.
 */
export const verifyRoles = async (db: Db): Promise<Finding[]> => {
  const rows = rowsOf<{ role: string; how: string }>(
    await db.execute(sql`
      with ledger as (select oid, relowner, relacl from pg_class where oid = 'public.ledger_entries'::regclass),
        writer as (select distinct x.grantee as oid from ledger, aclexplode(relacl) x
          where x.privilege_type = 'INSERT' and x.grantee <> relowner)
      select r.rolname as role, 'входит в роль владельца ' || o.rolname as how
        from ledger join pg_roles o on o.oid = relowner, pg_roles r
        where r.oid <> relowner and not r.rolsuper and pg_has_role(r.oid, relowner, 'member')
      union all
      select r.rolname, 'суперпользователь' from pg_roles r join writer using (oid) where r.rolsuper
      union all
      select r.rolname, 'может раздавать роли (createrole)' from pg_roles r join writer using (oid) where r.rolcreaterole and not r.rolsuper
      union all
      select r.rolname, 'входит в роль ' || p.rolname from pg_roles r join writer using (oid), pg_roles p
        where p.rolname in (${sql.raw(PREDEFINED)}) and not r.rolsuper and pg_has_role(r.oid, p.oid, 'member')
      order by 1, 2`),
  )
  return rows.map(({ role, how }): Finding => ({ kind: 'right', what: role, detail: how }))
}
