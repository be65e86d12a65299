import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { BadConfig, readConfig } from '../../server/config.ts'
import { describeError } from '../../server/contract/describe-error.ts'
import { FolderTaken, takeFolder } from '../../server/db/folder-lock.ts'
import { migrate } from '../../server/db/migrate.ts'
import { users } from '../../server/db/schema.ts'
import { seedDemo } from '../../server/demo/seed.ts'
import { start } from '../../server/start.ts'
import { testApp } from './support/test-app.ts'
import { onPostgres } from './support/test-database.ts'

const world = testApp()
const folder = mkdtempSync(join(tmpdir(), 'mst-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('configuration', () => {
  it('outside of demo mode every outside party is named, or the server does not start', () => {
    expect(() => readConfig({ MODE: 'production' })).toThrow(BadConfig)
    expect(() => readConfig({})).toThrow(/RECEIPT_CHECK, FILES/)
    expect(readConfig({ MODE: 'production', RECEIPT_CHECK: 'sandbox', FILES: 'folder' }).mode).toBe('production')
    expect(readConfig({ MODE: 'demo' })).toMatchObject({
      mode: 'demo',
      port: 3000,
      dataDir: '.data',
      databaseUrl: null,
      checkAnswers: false,
    })
  })

  it.each([{ PORT: '70000' }, { PORT: 'x' }, { DATABASE_URL: 'mysql://x' }, { MODE: 'test' }, { FILES: 's3' }])(
    'wrong values are named: %j',
    (env) => {
      expect(() => readConfig({ MODE: 'demo', ...env })).toThrow(Object.keys(env)[0])
    },
  )
})

// The embedded engine's folder is the same on every run.
describe.skipIf(onPostgres())('the data folder', () => {
  it('a second process on the same folder is refused in Russian', () => {
    const release = takeFolder(folder)
    const second = spawnSync(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      env: { ...process.env, MODE: 'demo', DATA_DIR: folder, PORT: '0', DATABASE_URL: '' },
      encoding: 'utf8',
      timeout: 25_000,
    })
    expect(second.status).toBe(1)
    expect(second.stderr).toContain('занята другим процессом')
    expect(() => takeFolder(folder)).toThrow(FolderTaken)
    release()
  })

  it('a lock whose process is gone is taken over', () => {
    writeFileSync(join(folder, 'server.lock'), '2147483646')
    const release = takeFolder(folder)
    expect(readFileSync(join(folder, 'server.lock'), 'utf8')).toBe(String(process.pid))
    release()
    expect(existsSync(join(folder, 'server.lock'))).toBe(false)
  })

  it('the server starts on an empty folder of its own, seeds it once, and lets go of it', async () => {
    const dataDir = join(folder, 'data')
    const config = { ...readConfig({ MODE: 'demo', DATA_DIR: dataDir, PORT: '0' }) }
    const first = await start(config, false)
    expect(first.seeded).toBe(true)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    expect((await fetch(`${first.url}/api/user`)).status).toBe(401)
    const document = await fetch(`${first.url}/docs/dsh-18.pdf`)
    expect([document.headers.get('content-type'), (await document.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
    expect((await fetch(`${first.url}/docs/other.pdf`)).status).toBe(404)
    await first.stop()
    const second = await start(config, false)
    expect(second.seeded).toBe(false)
    await second.stop()
  })
})

describe('the database', () => {
  it('a second migration and a second seed change nothing', async () => {
    expect(await migrate(world().db)).toEqual([])
    const before = await world().db.$count(users)
    expect(await seedDemo(world().db, 0)).toBe(false)
    expect(await world().db.$count(users)).toBe(before)
  })
})

describe('logs', () => {
  it('C06 a failed query is described without its values', async () => {
    const failure = await world()
      .db.insert(users)
      .values({
        id: '00000000-0000-4000-8001-000000000001',
        mobile: '79000000001',
        passwordHash: 'secret',
        createdAt: new Date(),
      })
      .then(
        () => null,
        (error: unknown) => error,
      )
    const text = JSON.stringify(describeError(failure))
    expect(text).toContain('23505')
    expect(text).not.toMatch(/79000000001|secret/)
  })
})
