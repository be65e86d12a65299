// Shared by backup and restore: PostgreSQL's programs, and the figures that identify a database.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findPostgres } from './find-postgres.mjs'
import { Mistake } from './mistake.mjs'
import { storeOf } from './stores.mjs'

export { Mistake } from './mistake.mjs'

/** The settings of the server that these commands need, and the folder of the copy. @throws {Mistake} */
export const settings = () => {
  const { DATABASE_URL, DATA_DIR = '.data', FILES = 'folder' } = process.env
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Mistake('Назовите папку копии')
  if (!DATABASE_URL)
    throw new Mistake('Задайте DATABASE_URL. Встроенную базу копируют при остановленном сервере: всю папку DATA_DIR')
  return { url: DATABASE_URL, store: storeOf(FILES, join(DATA_DIR, 'files')), folder }
}

/**
 * Runs pg_dump or pg_restore on a database. The password is not an argument, because every user of the machine can read
 * arguments.
 */
export const runPostgres = (program, url, args) => {
  const bin = findPostgres([program])
  if (!bin) throw new Mistake(`Не найдена программа ${program}: поставьте клиент PostgreSQL не старше сервера`)
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const { status, stderr } = spawnSync(join(bin, program), [...args, `--dbname=${address.href}`], {
    encoding: 'utf8',
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  })
  if (status !== 0) throw new Mistake(`${program} не справился:\n${stderr}`)
}

const valueOf = async (client, text) => (await client.query(text)).rows

/**
 * The figures that identify a database: row counts of every table, migrations, the sum of all points.
 * @returns {Promise<{ rows: Record<string, number>, migrations: string[], points: string }>}
 */
export const figuresOf = async (client) => {
  const tables = await valueOf(client, `select tablename as name from pg_tables where schemaname = 'public' order by 1`)
  const rows = {}
  for (const { name } of tables) {
    const [{ count }] = await valueOf(client, `select count(*)::int as count from "${name}"`)
    rows[name] = count
  }
  const migrations = await valueOf(client, 'select name from migrations order by 1')
  const [{ points }] = await valueOf(client, 'select coalesce(sum(amount), 0)::text as points from balances')
  return { rows, migrations: migrations.map(({ name }) => name), points }
}

/**
 * Faults of the ledger: every transaction must sum to zero, every balance must be the sum of its entries, no person's may be
 * negative.
 */
export const ledgerProblems = async (client) =>
  (
    await valueOf(
      client,
      `select 'проводка ' || transaction_id || ' не сходится' as problem
         from ledger_entries group by transaction_id having sum(amount) <> 0
       union all
       select 'остаток счёта ' || b.account_id || ' не равен сумме проводок' from balances b
         where b.amount <> (select coalesce(sum(amount), 0) from ledger_entries e where e.account_id = b.account_id)
       union all
       select 'остаток счёта ' || account_id || ' меньше нуля' from balances where amount < 0`,
    )
  ).map(({ problem }) => problem)

/** Names of the uploaded files in the database; of an upload that is under way there is no file yet. */
export const fileNames = async (client) =>
  (await valueOf(client, 'select name from files where stored_at is not null order by 1')).map(({ name }) => name)

/** Runs a command and ends the process with its result. */
export const main = async (work) => {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Mistake ? error.message : error)
    process.exitCode = 1
  }
}
