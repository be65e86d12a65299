// The check of a large ledger: `npm run bench -- ledger [entries]`, ten million without a number. The entries are written in the order of
// rounds, one charge an account, past the triggers but with the hashes that these would write; a part goes through them, for what they
// cost.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { tsImport } from 'tsx/esm/api'
import { root } from '../scripts/lib/run.mjs'
import { table } from './lib/table.mjs'

const ENTRIES = Number(process.argv[3] ?? 10_000_000)
/** Charges of an account; fifty of them have more, like administrators of large points. */
const ROUNDS = 100
const ACCOUNTS = Math.max(1, Math.round(ENTRIES / 2 / ROUNDS))
const THROUGH_TRIGGERS = 20_000
/** Megabytes of the checking process, whatever the number of entries; Node.js with the sources takes half of it. */
const BUDGET = 400
const PROGRAMME = '00000000-0000-4000-8000-000000000001'

const ACCOUNT_ID = `md5('account' || i)::uuid`

const open = async (ask) => {
  await ask(`insert into users (id, mobile, password_hash, username, surname, created_at)
    select md5('person' || i)::uuid, (70000000000 + i)::text, 'none', 'Анна', 'Соколова', now() from generate_series(1, ${ACCOUNTS}) i`)
  await ask(
    `insert into accounts (id, user_id, kind) select ${ACCOUNT_ID}, md5('person' || i)::uuid, 'points' from generate_series(1, ${ACCOUNTS}) i`,
  )
}

const SAID = (entry, account, amount) =>
  `concat_ws('|', ${entry}, ${account}, ${amount}, transaction, 'CHARGE_FOR_SALE', sale, '-', '-', (extract(epoch from at) * 1000)::bigint)`
const TABLES = `('ledger_transactions'::regclass, 'ledger_entries'::regclass)`

/** Finished sales. The check finds them by their key: the indexes of the lists would take longer than everything else here. */
const SELL = `insert into sales (id, side, owner_id, sn, status, status_at, bonus, sale_date)
  select sale, 'seller', person, sale::text, 'FINISH', at, amount, at from`

/**
 * All rounds at once: the chains are computed in the database, over the charges of each account in their order, and the indexes are built
 * when the rows are there. The check is what says that the hashes are those of the trigger.
 */
const write = async (ask) => {
  await ask(`create function pg_temp.link(head bytea, said text) returns bytea language sql immutable
    as $$ select sha256(head || convert_to(said, 'UTF8')) $$`)
  await ask(`create aggregate pg_temp.chain(text) (sfunc = pg_temp.link, stype = bytea, initcond = '')`)
  await ask(`create unlogged table charge as select n, ${ACCOUNT_ID} as account, gen_random_uuid() as transaction, gen_random_uuid() as sale,
      md5('person' || i)::uuid as person, 10000 + i % 500 as amount,
      timestamptz '2026-01-01' + interval '1 hour' * ((n - 1) / ${ACCOUNTS}) as at
    from (select n, 1 + (n - 1) % ${ACCOUNTS} as i from generate_series(1, ${ACCOUNTS * ROUNDS}) n) each`)
  await ask(`update pg_index set indisready = false, indisvalid = false where indrelid in ${TABLES}`)
  await ask(`update pg_index set indisready = false, indisvalid = false where indrelid = 'sales'::regclass and not indisprimary`)
  await ask(`${SELL} charge`)
  await ask(
    `insert into ledger_transactions (id, operation, sale_id, created_at) select transaction, 'CHARGE_FOR_SALE', sale, at from charge order by n`,
  )
  await ask(`insert into ledger_entries (id, transaction_id, account_id, amount, hash) overriding system value
    select * from (
      select 2 * n - 1 as id, transaction, '${PROGRAMME}'::uuid, -amount,
        sha256(convert_to(${SAID('2 * n - 1', `'${PROGRAMME}'`, '-amount')}, 'UTF8')) from charge
      union all
      select 2 * n, transaction, account, amount, pg_temp.chain(${SAID('2 * n', 'account', 'amount')}) over (partition by account order by n)
        from charge) entry order by id`)
  for (const table of ['ledger_transactions', 'ledger_entries']) await ask(`reindex table ${table}`)
  await ask(`update balances b set amount = s.amount, entries = s.entries, last_entry = s.last, head = e.hash
    from (select account_id, sum(amount) as amount, count(*) as entries, max(id) as last from ledger_entries
        where amount > 0 group by account_id) s
      join ledger_entries e on e.id = s.last where b.account_id = s.account_id`)
  await ask('drop table charge')
}

/** Sales for the charges that go through the triggers. */
const sellTimed = (ask) =>
  ask(`${SELL} (select md5('timed' || i)::uuid as sale, md5('person' || (1 + i % 50))::uuid as person, 100 as amount, now() as at
    from generate_series(1, ${THROUGH_TRIGGERS}) i) timed`)

/** Charges as the server writes them, a transaction each. @returns microseconds of a charge */
const writeThroughTriggers = async (ask) => {
  const start = performance.now()
  await ask(`do $$ declare t uuid; begin
    for i in 1..${THROUGH_TRIGGERS} loop
      t := gen_random_uuid();
      insert into ledger_transactions (id, operation, sale_id, created_at) values (t, 'CHARGE_FOR_SALE', md5('timed' || i)::uuid, now());
      insert into ledger_entries (transaction_id, account_id, amount)
        values (t, '${PROGRAMME}', -100), (t, md5('account' || (1 + i % 50))::uuid, 100);
      commit;
    end loop; end $$`)
  return ((performance.now() - start) * 1_000) / THROUGH_TRIGGERS
}

const runCommand = (env, ...args) =>
  new Promise((resolve) => {
    const start = performance.now()
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/ledger-command.ts', ...args], {
      cwd: root,
      env: { ...process.env, MODE: 'demo', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', (data) => (said += data))
    child.once('close', (code) => resolve({ code, said: said.trim(), seconds: (performance.now() - start) / 1_000 }))
  })

/** @returns whether the ledger is found whole within the memory */
export const run = async () => {
  const { startPostgres } = await tsImport('../tests/server/support/server/postgres.ts', import.meta.url)
  const { openPostgres } = await tsImport('../server/kernel/database/open-postgres.ts', import.meta.url)
  const { migrate } = await tsImport('../server/kernel/database/migrate.ts', import.meta.url)
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'mst-bench-'))
  const url = postgres.urlOf('postgres')
  const client = new Client({ connectionString: url })
  try {
    const opened = openPostgres(url, { poolSize: 1, connectWithin: 10_000, answerWithin: null, report: console.error })
    await migrate(opened.db)
    await opened.close()
    await client.connect()
    const ask = (text) => client.query(text)
    await ask(`set work_mem = '256MB'`)
    await ask(`set maintenance_work_mem = '1GB'`)
    await open(ask)
    await ask('set session_replication_role = replica')
    const filled = performance.now()
    await write(ask)
    await sellTimed(ask)
    await ask('set session_replication_role = origin')
    await ask(`select setval('ledger_entries_id_seq', (select max(id) from ledger_entries))`)
    const charge = await writeThroughTriggers(ask)
    await ask('vacuum analyze')
    console.log(`written in ${((performance.now() - filled) / 1_000).toFixed(0)} s`)
    const env = { DATABASE_URL: url, DATA_DIR: join(folder, 'data') }
    const sealed = await runCommand(env, 'seal')
    const checked = await runCommand(env, 'verify')
    console.log(sealed.said)
    console.log(checked.said)
    const [, entries = '0', , memory = '0'] = /Проводок (\d+), за ([\d.]+) с, память (\d+) МБ/.exec(checked.said) ?? []
    const millions = Number(entries) / 1_000_000
    const isWhole = checked.code === 0 && sealed.code === 0 && Number(entries) >= ACCOUNTS * ROUNDS * 2
    const isBounded = Number(memory) <= BUDGET
    table(
      ['ledger', 'measured', 'budget', ''],
      [
        ['entries', entries, '', isWhole ? 'whole' : 'BROKEN'],
        ['a charge through the triggers, in the database', `${charge.toFixed(0)} µs`, '', ''],
        ['seal, a million entries', `${((sealed.seconds * 1_000) / millions).toFixed(0)} ms`, '', ''],
        ['check, a million entries', `${((checked.seconds * 1_000) / millions).toFixed(0)} ms`, '', ''],
        ['memory of the check', `${memory} MB`, `≤ ${BUDGET} MB`, isBounded ? 'ok' : 'OVER'],
      ],
    )
    return isWhole && isBounded
  } finally {
    await client.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
