// Servers with people who have a conversation with support: one on the embedded database, or two on a separate PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { tsImport } from 'tsx/esm/api'
import { parentOf } from '../lib/cpu.mjs'
import { serve } from '../lib/serve.mjs'
import { root } from '../../scripts/lib/run.mjs'

export const OPERATORS = 8

/** The tokens that FILL has opened sessions for. */
export const tokenOf = (number) => String(number).padStart(32, 'S')
export const operatorToken = (number) => String(number).padStart(32, 'P')

const fillFor = (people) => `
  insert into users (id, mobile, password_hash, created_at)
    select md5('socket' || i)::uuid, (79980000000 + i)::text, 'none', now() from generate_series(1, ${people}) i;
  insert into users (id, mobile, password_hash, is_operator, created_at)
    select md5('answers' || i)::uuid, (79990000000 + i)::text, 'none', true, now() from generate_series(1, ${OPERATORS}) i;
  insert into sessions (id, token_hash, user_id, created_at, last_seen_at)
    select gen_random_uuid(), encode(sha256(lpad(i::text, 32, 'S')::bytea), 'hex'), md5('socket' || i)::uuid, now(), now()
    from generate_series(1, ${people}) i;
  insert into sessions (id, token_hash, user_id, created_at, last_seen_at)
    select gen_random_uuid(), encode(sha256(lpad(i::text, 32, 'P')::bytea), 'hex'), md5('answers' || i)::uuid, now(), now()
    from generate_series(1, ${OPERATORS}) i;
  insert into conversations (id, owner_id, created_at)
    select md5('conversation' || i)::uuid, md5('socket' || i)::uuid, now() from generate_series(1, ${people}) i;
  -- Nobody reads here: what is told of unread answers belongs to another measurement.
  create function put_off() returns trigger language plpgsql as $$ begin new.run_at = 'infinity'; return new; end $$;
  create trigger put_off before insert or update of run_at on jobs for each row when (new.kind = 'chat-answer') execute function put_off();
  update jobs set run_at = 'infinity';
  analyze`

const start = (env) =>
  serve(
    [join(root, 'dist', 'server', 'main.js')],
    { MODE: 'demo', HOST: '127.0.0.1', PORT: '0', PORTAL_DIR: join(root, 'dist', 'portal'), ...env },
    /^Платформа МСТ: (\S+)/m,
  )

const temporary = () => mkdtempSync(join(tmpdir(), 'mst-sockets-'))
const remove = (folder) => rmSync(folder, { recursive: true, force: true })

/** One server whose announcements stay in the process. @returns it, no process of a database, and a stop function */
export const openOne = async (people) => {
  const folder = temporary()
  const env = { DATABASE_URL: '', DATA_DIR: join(folder, 'data') }
  // The first start makes the tables.
  await (await start(env)).stop()
  const engine = await PGlite.create({ dataDir: join(folder, 'data', 'db') })
  await engine.exec(fillFor(people))
  await engine.close()
  const server = await start(env)
  return {
    servers: [server],
    database: null,
    stop: async () => {
      await server.stop()
      remove(folder)
    },
  }
}

/** Two servers that hear each other through PostgreSQL. @returns them, the parent process of PostgreSQL, and a stop function */
export const openTwo = async (people) => {
  const { startPostgres } = await tsImport('../../tests/server/support/server/postgres.ts', import.meta.url)
  const postgres = await startPostgres()
  const folder = temporary()
  const DATABASE_URL = postgres.urlOf('postgres')
  // Servers of one database have the same keys, which in the demo lie in the folder.
  const env = { DATABASE_URL, DATABASE_POOL: '8', DATA_DIR: join(folder, 'data') }
  const admin = new Client({ connectionString: DATABASE_URL })
  const servers = []
  const stop = async () => {
    for (const server of servers) await server.stop()
    await admin.end()
    await postgres.stop()
    remove(folder)
  }
  try {
    servers.push(await start(env))
    await admin.connect()
    await admin.query(fillFor(people))
    const { rows } = await admin.query('select pg_backend_pid() as pid')
    servers.push(await start(env))
    /** Announces all these people's conversations at a time. */
    const announceAll = (count) =>
      admin.query(`select pg_notify('chats', md5('socket' || i)::uuid::text) from generate_series(1, ${count}) i`)
    return { servers, database: parentOf(rows[0].pid), announceAll, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
