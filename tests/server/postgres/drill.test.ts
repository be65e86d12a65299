/**
 * The drill of docs/operations.md: a backup of a selling server, its restoration elsewhere, and the check of a corrupted copy.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../../server/start/config.ts'
import type { OpenDatabase } from '../../../server/kernel/database/types.ts'
import { sales } from '../../../server/kernel/database/schema.ts'
import { DEMO_PASSWORD, phoneOf } from '../../../server/demo/people.ts'
import { start } from '../../../server/start/start.ts'
import type { Running } from '../../../server/start/start.ts'
import { addTools, hireSellers } from '../support/races/crowd.ts'
import { expectSoundLedger } from '../support/ledger.ts'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import { startPostgres } from '../support/server/postgres.ts'
import type { TestPostgres } from '../support/server/postgres.ts'
import { sellWithoutPause } from './load.ts'

const SELLERS = 6

let postgres: TestPostgres
let admin: OpenDatabase
let observer: OpenDatabase
let running: Running
const folder = mkdtempSync(join(tmpdir(), 'mst-drill-'))
const at = (name: string): string => join(folder, name)

/** The roles of docs/operations.md: the server's role owns its database, the backup's role only reads. */
const urlAs = (role: string, database: string): string => postgres.urlOf(database).replace('mst@', `${role}@`)
const configOf = (database: string, dataDir: string) =>
  readConfig({ MODE: 'demo', PORT: '0', DATABASE_URL: urlAs('mst_server', database), DATA_DIR: at(dataDir) })

/** Runs a script of package.json like an operator. */
const run = (script: 'backup' | 'restore', copy: string, env: Record<string, string>): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [`scripts/${script}.mjs`, at(copy)], { env: { ...process.env, ...env } })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.on('exit', (code) => resolve({ code: code ?? 1, said: said.trim() }))
  })
const restore = (copy: string, database: string, dataDir: string) =>
  run('restore', copy, { DATABASE_URL: urlAs('mst_server', database), DATA_DIR: at(dataDir) })

beforeAll(async () => {
  postgres = await startPostgres({ isDurable: true })
  admin = openUnlimited(postgres.urlOf('postgres'), 1)
  for (const statement of [
    'create role mst_server login',
    'create role mst_backup login in role pg_read_all_data',
    'create database served owner mst_server',
    'create database restored owner mst_server',
    'create database spoilt owner mst_server',
  ])
    await admin.db.execute(sql.raw(statement))
  running = await start(configOf('served', 'data'), false)
  observer = openUnlimited(postgres.urlOf('served'), 2)
})
afterAll(async () => {
  await running.stop()
  await observer.close()
  await admin.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('a server is copied while it sells; the copy is restored, verified, and serves', async () => {
  const sellers = await hireSellers({ db: observer.db, clock: { now: () => Date.now() } }, SELLERS)
  const serials = await addTools({ db: observer.db }, 401, 20_000)
  const load = sellWithoutPause({ urls: [running.url], tokens: sellers.map(({ token }) => token), serials })
  await load.nextSale()
  const before = await observer.db.$count(sales)
  const copied = await run('backup', 'copy', { DATABASE_URL: urlAs('mst_backup', 'served'), DATA_DIR: at('data') })
  await load.nextSale()
  const { odd } = await load.stop()
  const after = await observer.db.$count(sales)
  expect([copied.code, odd]).toEqual([0, []])
  expect(copied.said).toMatch(/^Копия в .*: строк \d+, файлов 7, последняя миграция \d{4}_\w+\.sql$/)
  expect([statSync(at('copy')).mode & 0o777, readdirSync(at('copy')).toSorted()]).toEqual([
    0o700,
    ['database.dump', 'files', 'manifest.json'],
  ])

  const restored = await restore('copy', 'restored', 'again')
  expect(restored.said).toMatch(/^Восстановлено и сверено: строк \d+, файлов 7, баллы сходятся$/)
  expect(restored.code).toBe(0)
  const second = openUnlimited(postgres.urlOf('restored'), 1)
  const count = await second.db.$count(sales)
  await expectSoundLedger(second.db)
  await second.close()
  process.stdout.write(`drill: sales before ${before}, in the copy ${count}, after ${after}; ${restored.said}\n`)
  expect(count).toBeGreaterThanOrEqual(before)
  expect(count).toBeLessThan(after)

  // The keys are in no copy of the database, so they have to come from elsewhere: a server with others does not start.
  await expect(start(configOf('restored', 'again'), false)).rejects.toThrow('База написана под другим ключом PASSWORD_KEY')
  rmSync(at('again/keys'), { recursive: true })
  cpSync(at('data/keys'), at('again/keys'), { recursive: true })
  const again = await start(configOf('restored', 'again'), false)
  const body = JSON.stringify({ username: phoneOf(1), password: DEMO_PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${again.url}/api/login`, { method: 'POST', headers, body })
  const isSeeded = again.seeded
  await again.stop()
  expect([isSeeded, answer.status]).toEqual([false, 200])
}, 120_000)

it('neither a database in use, nor a copy that is spoilt, passes for a restoration', async () => {
  expect(await restore('copy', 'served', 'nowhere')).toEqual({ code: 1, said: 'База не пуста: создайте новую' })
  expect((await restore('copy', 'spoilt', 'data')).said).toMatch(/^Папка .* не пуста$/)
  expect((await run('backup', 'copy', { DATABASE_URL: urlAs('mst_backup', 'served') })).said).toMatch(/^Папка .* уже есть/)
  cpSync(at('copy'), at('spoilt'), { recursive: true })
  const [name = ''] = readdirSync(join(at('spoilt'), 'files'))
  rmSync(join(at('spoilt'), 'files', name))
  expect(await restore('spoilt', 'spoilt', 'elsewhere')).toEqual({
    code: 1,
    said: `Восстановленное не сходится с копией:\nнет файла ${name}`,
  })
  rmSync(join(at('spoilt'), 'manifest.json'))
  expect((await restore('spoilt', 'spoilt', 'elsewhere')).said).toMatch(/нет manifest.json: копия не доведена до конца$/)
}, 60_000)
