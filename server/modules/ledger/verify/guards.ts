import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../kernel/database/rows.ts'
import type { Db } from '../../../kernel/database/types.ts'
import { verifyDefinitions } from './definitions.ts'
import type { Finding } from './finding.ts'
import { verifyRoles } from './roles.ts'

/** What guards the ledger in the database itself; each of them alone refuses something (tests/server/ledger/guards.test.ts). */
export const TRIGGERS = [
  'ledger_entries_append_only',
  'ledger_transactions_append_only',
  'ledger_seals_append_only',
  'ledger_accounts_append_only',
  'ledger_accounts_guard',
  'ledger_balances_guard',
  'ledger_balanced',
  'ledger_enter',
  'account_opens',
  'point_history_write',
  'point_history_append_only',
  'payouts_guard',
  'payouts_held',
  'ledger_fits',
  'sales_guard',
  'retail_points_guard',
] as const
export const CONSTRAINTS = [
  'balances_not_negative',
  'ledger_transactions_grounds',
  'retail_points_share',
  'ledger_transactions_payout',
  'ledger_transactions_payout_id_payouts_id_fk',
  'accounts_owner',
] as const
export const INDEXES = [
  'ledger_entries_sides',
  'ledger_sale_operation',
  'ledger_payout_operation',
  'ledger_payout_outcome',
  'ledger_reversed_once',
  'payouts_key',
] as const

const TABLES = `'accounts', 'balances', 'ledger_entries', 'ledger_seals', 'ledger_transactions', 'payouts', 'point_history', 'statement_lines'`
/** Written by triggers and functions of the owner: who may insert there writes past all of them. */
const OWNED = `'balances', 'ledger_seals', 'point_history'`
/** Columns that the serving role may change; a right on any other one is too wide. */
const CHANGEABLE = `('accounts', 'turn'), ('payouts', 'user_id'), ('payouts', 'card_id'), ('payouts', 'bank_card'), ('payouts', 'pan'),
  ('payouts', 'step'), ('payouts', 'reason'), ('payouts', 'sent_at'), ('payouts', 'attempts'), ('payouts', 'ended_at'),
  ('payouts', 'contradicted_at'), ('payouts', 'arrived'), ('payouts', 'payees'), ('payouts', 'tax_record')`

/** The guards that are missing, off or replaced, and the rights of others than the owner that are too wide. */
export const verifyGuards = async (db: Db): Promise<Finding[]> => {
  const there = new Set(
    rowsOf<{ name: string }>(
      await db.execute(sql`
        select tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
          where c.relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled in ('O', 'A')
        union all select conname from pg_constraint where connamespace = 'public'::regnamespace
        union all select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
          where c.relnamespace = 'public'::regnamespace and indisvalid and indisunique`),
    ).map(({ name }) => name),
  )
  const missing = [...TRIGGERS, ...CONSTRAINTS, ...INDEXES].filter((name) => !there.has(name))
  const wide = rowsOf<{ role: string; name: string; rights: string }>(
    await db.execute(sql`
      select coalesce(r.rolname, 'PUBLIC') as role, c.relname as name, string_agg(x.privilege_type, ', ' order by x.privilege_type) as rights
      from pg_class c, aclexplode(c.relacl) x left join pg_roles r on r.oid = x.grantee
      where c.relnamespace = 'public'::regnamespace and c.relname in (${sql.raw(TABLES)}) and x.grantee <> c.relowner
        and (x.privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER')
          or x.privilege_type = 'INSERT' and c.relname in (${sql.raw(OWNED)}))
      group by 1, 2
      union all
      select coalesce(r.rolname, 'PUBLIC'), c.relname || '.' || a.attname, string_agg(x.privilege_type, ', ' order by x.privilege_type)
      from pg_class c join pg_attribute a on a.attrelid = c.oid, aclexplode(a.attacl) x left join pg_roles r on r.oid = x.grantee
      where c.relnamespace = 'public'::regnamespace and c.relname in (${sql.raw(TABLES)}) and x.grantee <> c.relowner
        and (x.privilege_type = 'UPDATE' and (c.relname::text, a.attname::text) not in (${sql.raw(CHANGEABLE)})
          or x.privilege_type = 'INSERT' and c.relname in (${sql.raw(OWNED)}))
      group by 1, 2 order by 1, 2`),
  )
  return [
    ...missing.map((what): Finding => ({ kind: 'guard', what, detail: '' })),
    ...(await verifyDefinitions(db, new Set<string>(TRIGGERS))),
    ...wide.map(({ role, name, rights }): Finding => ({ kind: 'right', what: role, detail: `${rights} на ${name}` })),
    ...(await verifyRoles(db)),
  ]
}
