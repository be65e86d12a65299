import { sql } from 'drizzle-orm'
import { rowsOf } from './rows.ts'
import type { Db } from './types.ts'

/**
 * What the serving role may do with tables that it must not change at will (E15); with all others it may do everything but own them.
 * Balances, seals and the closing of an account are written by functions of the owner.
 */
export const LIMITED: Readonly<Record<string, string>> = {
  accounts: 'select, insert, update (turn)',
  // A trigger refuses the rest as well; whoever has the server's password cannot take the trigger away.
  audit: 'select, insert',
  balances: 'select',
  ledger_entries: 'select, insert',
  ledger_seals: 'select',
  ledger_transactions: 'select, insert',
  migrations: 'select',
  // The bonus of a model is what its sales are charged with: the catalogue's owner changes it.
  models: 'select, insert, update (name, warranty_months, picture, documentation)',
  payouts:
    'select, insert, update (user_id, card_id, bank_card, pan, step, reason, sent_at, attempts, ended_at, contradicted_at, arrived, payees, tax_record)',
  point_history: 'select',
  reconciled_days: 'select, insert',
  // The bank's word: an auditor reads it, and nobody changes it.
  statement_lines: 'select, insert',
}

/** An arbitrary lock number of our own: two servers that start together would change the same rows of the catalogue. */
const RIGHTS_LOCK = 7_202_612

/**
 * Gives the serving role its rights, and takes all others. Run by the owner after migrations: a new table has no rights.
 * @param role a role that is not the owner
 */
export const grantServing = (db: Db, role: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${RIGHTS_LOCK})`)
    const who = sql.identifier(role)
    await tx.execute(sql`revoke all on all tables in schema public from ${who}`)
    await tx.execute(sql`grant select, insert, update, delete on all tables in schema public to ${who}`)
    await tx.execute(sql`grant usage, select on all sequences in schema public to ${who}`)
    await tx.execute(sql`grant execute on all functions in schema public to ${who}`)
    for (const [table, rights] of Object.entries(LIMITED)) {
      await tx.execute(sql`revoke all on ${sql.identifier(table)} from ${who}`)
      await tx.execute(sql`grant ${sql.raw(rights)} on ${sql.identifier(table)} to ${who}`)
    }
  })

/** Whether the role has its rights, and no more of those on the ledger. */
export const hasRights = async (db: Db, role: string): Promise<boolean> => {
  const [row] = rowsOf<{ fits: boolean }>(
    await db.execute(sql`
      select bool_and(has_table_privilege(${role}, c.oid, 'select')) and not bool_or(
        c.relname in (${sql.join(
          Object.keys(LIMITED).map((name) => sql`${name}`),
          sql`, `,
        )})
        and has_table_privilege(${role}, c.oid, 'update, delete, truncate')) as fits
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`),
  )
  return row?.fits ?? false
}

/** The role of a connection. */
export const roleOf = async (db: Db): Promise<string> => {
  const [row] = rowsOf<{ role: string }>(await db.execute(sql`select current_user as role`))
  return row?.role ?? ''
}

/** Whether the role of this connection could give itself any right on the ledger: it owns the tables, or is a superuser. */
export const ownsLedger = async (db: Db): Promise<boolean> => {
  const [row] = rowsOf<{ owns: boolean }>(
    await db.execute(sql`select bool_or(pg_has_role(current_user, relowner, 'member')) as owns from pg_class
      where relnamespace = 'public'::regnamespace and relname in ('migrations', 'ledger_entries', 'ledger_transactions', 'balances')`),
  )
  return row?.owns ?? true
}
