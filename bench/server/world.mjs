// A separate PostgreSQL with the demo world and many tools, the built server on it, and the reference beside it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { tsImport } from 'tsx/esm/api'
import { parentOf } from '../lib/cpu.mjs'
import { serve } from '../lib/serve.mjs'
import { root } from '../../scripts/lib/run.mjs'

/** Free tools: each sale of a run uses one. */
export const TOOLS = 60_000
/** People who withdraw: each one's withdrawals come one after the other. */
export const PAYEES = 40
/** Existing sales: an empty table needs no index. */
const OLD_SALES = 20_000

const FILL = `
  insert into tools (sn, nfc, model_id)
    select '150.' || lpad(i::text, 6, '0'), 'NFC-150-' || lpad(i::text, 6, '0'), (select id from models order by id limit 1)
    from generate_series(0, ${TOOLS - 1}) i;
  insert into receipts (id, side, fn, fd, fp, sum, date_time, status, created_at)
    select gen_random_uuid(), 'seller', '9999078900000000', i::text, i::text, 499000, '01-10-2026T12:00:00', 'SUCCESS', now()
    from generate_series(1, ${OLD_SALES}) i;
  insert into sales (id, side, sn, status, status_at, sale_date, receipt_id)
    select gen_random_uuid(), 'seller', '160.' || fd, 'FINISH', now(), now(), id
    from receipts where fn = '9999078900000000';
  insert into users (id, mobile, password_hash, username, surname, no_patronymic, birthday, inn, tax_status, created_at)
    select md5('payee' || i)::uuid, (79190000000 + i)::text, 'none', 'Иван', 'Петров', true, '1990-01-01', '500100732259', 'ACCEPTED', now()
    from generate_series(1, ${PAYEES}) i;
  insert into passports (user_id, series, issued_by, issued_from, department_code)
    select md5('payee' || i)::uuid, '4510 123456', 'ОВД', '2019-04-01', '770-001' from generate_series(1, ${PAYEES}) i;
  insert into files (name, owner_id, content_type, size, created_at, stored_at)
    select md5('image' || i) || '.jpg', md5('payee' || i)::uuid, 'image/jpeg', 1, now(), now() from generate_series(1, ${PAYEES}) i;
  insert into passport_images (name, user_id, place)
    select md5('image' || i) || '.jpg', md5('payee' || i)::uuid, 0 from generate_series(1, ${PAYEES}) i;
  insert into cards (id, user_id, customer, token, pan, binding, created_at)
    select md5('card' || i)::uuid, md5('payee' || i)::uuid, i, 'bank-' || i, '2200********4242', 'bound-' || i, now() from generate_series(1, ${PAYEES}) i;
  insert into sessions (token_hash, user_id, created_at, last_seen_at)
    select encode(sha256(md5('token' || i)::bytea), 'hex'), md5('payee' || i)::uuid, now(), now() from generate_series(1, ${PAYEES}) i;
  insert into accounts (id, user_id, kind) select md5(kind || i)::uuid, md5('payee' || i)::uuid, kind
    from generate_series(1, ${PAYEES}) i, unnest(array['points', 'held']) kind;
  insert into models (id, name, bonus, buyer_bonus, warranty_months) values (md5('gift')::uuid, 'Подарок', 0, 100000000000, 12);
  insert into sales (id, side, owner_id, sn, model_id, status, status_at, bonus, sale_date)
    select md5('sale' || i)::uuid, 'buyer', md5('payee' || i)::uuid, 'gift.' || i, md5('gift')::uuid, 'FINISH', now(), 100000000000, now()
    from generate_series(1, ${PAYEES}) i;
  insert into ledger_transactions (id, operation, sale_id, created_at)
    select md5('gift' || i)::uuid, 'CHARGE_FOR_BUY', md5('sale' || i)::uuid, now() from generate_series(1, ${PAYEES}) i;
  insert into ledger_entries (transaction_id, account_id, amount)
    select md5('gift' || i)::uuid, '00000000-0000-4000-8000-000000000001', -100000000000 from generate_series(1, ${PAYEES}) i;
  insert into ledger_entries (transaction_id, account_id, amount)
    select md5('gift' || i)::uuid, md5('points' || i)::uuid, 100000000000 from generate_series(1, ${PAYEES}) i;
  -- The check by the tax service belongs to another request: a check that is due never keeps a worker busy here.
  create function put_off() returns trigger language plpgsql as $$ begin new.run_at = 'infinity'; return new; end $$;
  create trigger put_off before insert or update of run_at on jobs for each row when (new.kind in ('receipt-check', 'payout')) execute function put_off();
  update jobs set run_at = 'infinity';
  analyze`

/** @returns the two servers, PostgreSQL's parent process, and a function that stops everything */
export const openWorld = async () => {
  const { startPostgres } = await tsImport('../../tests/server/support/server/postgres.ts', import.meta.url)
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'mst-bench-'))
  const env = { DATABASE_URL: postgres.urlOf('postgres'), DATABASE_POOL: '8' }
  const ours = await serve(
    [join(root, 'dist', 'server', 'main.js')],
    {
      ...env,
      MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      TAX_YEAR_LIMIT: '0',
      PORTAL_DIR: join(root, 'dist', 'portal'),
    },
    /^Платформа МСТ: (\S+)/m,
  )
  const admin = new Client({ connectionString: env.DATABASE_URL })
  await admin.connect()
  await admin.query(FILL)
  const { rows } = await admin.query('select pg_backend_pid() as pid')
  const reference = await serve([join(root, 'bench', 'server', 'reference.mjs')], env, /^reference: (\S+)/m)
  const stop = async () => {
    await ours.stop()
    await reference.stop()
    await admin.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ours, reference, admin, postgres: parentOf(rows[0].pid), stop }
}
