/**
 * The upgrade of docs/operations.md: two servers behind nginx are replaced one after the other by a release with one more migration, while
 * people read, sell, upload and talk. Needs Debian's nginx and PostgreSQL, and runs with GRID=full.
 */
import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import { sales } from '../../../server/kernel/database/schema.ts'
import type { OpenDatabase } from '../../../server/kernel/database/types.ts'
import { DEMO_PASSWORD, phoneOf } from '../../../server/demo/people.ts'
import { ask } from '../chats/support.ts'
import { sellWithoutPause } from '../postgres/load.ts'
import { BOUNDARY, multipart } from '../support/deeds/upload.ts'
import { expectSoundLedger } from '../support/ledger.ts'
import { addTools, hireSellers } from '../support/races/crowd.ts'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import { freshPlace } from '../support/server/process.ts'
import { freePort, judge, nginxConfig, nginxProgram, startNginx } from './nginx.ts'
import type { Nginx } from './nginx.ts'

const program = nginxProgram()
const isOn = process.env['GRID'] === 'full' && inject('engineSetup').engine === 'postgres' && program !== null
const ROOT = join(import.meta.dirname, '../../..')
const MIGRATION = '9999_drill.sql'
const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'
const [SELLERS, START] = [4, 120_000]

let place: Awaited<ReturnType<typeof freshPlace>>
let observer: OpenDatabase
let nginx: Nginx
let oldPortal = ''
/** The folder of the next release: the same program, one migration more. */
let release = ''
let ports: [number, number] = [0, 0]
const running = new Map<number, ReturnType<typeof spawn>>()

const ready = (port: number) =>
  promisify(execFile)(process.execPath, ['deploy/ready.mjs', `http://127.0.0.1:${port}/readyz`, '60'], { cwd: ROOT })

const portalOf = (folder: string): string => {
  const portal = join(folder, 'portal')
  mkdirSync(join(portal, 'assets'), { recursive: true })
  writeFileSync(join(portal, 'index.html'), '<!doctype html><title>Портал</title>')
  return portal
}

const launch = async (main: string, port: number, portal: string): Promise<void> => {
  const env = { ...process.env, ...place.env, MODE: 'demo', PORT: String(port), PORTAL_DIR: portal, TRUST_PROXIES: '1' }
  const child = spawn(process.execPath, [main], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] })
  running.set(port, child)
  await new Promise<void>((done) => setImmediate(done))
}

const stop = async (port: number): Promise<unknown> => {
  const child = running.get(port)
  if (!child || child.exitCode !== null) return child?.exitCode
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const [code] = (await ended) as [number | null]
  return code
}

beforeAll(async () => {
  if (!isOn || program === null) return
  place = await freshPlace()
  const { built } = inject('engineSetup')
  release = mkdtempSync(join(ROOT, 'dist', 'release-'))
  cpSync(built, join(release, 'dist/server'), { recursive: true })
  for (const path of ['server/kernel/database/migrations', 'server/demo/pictures'])
    cpSync(join(ROOT, path), join(release, path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(release, 'node_modules'))
  writeFileSync(
    join(release, 'server/kernel/database/migrations', MIGRATION),
    'ALTER TABLE "users" ADD COLUMN "drill" text;--> statement-breakpoint\nCREATE TABLE "drill" ("id" integer PRIMARY KEY);\n',
  )
  observer = openUnlimited(place.env['DATABASE_MIGRATION_URL'] ?? '', 3)
  ports = [await freePort(), await freePort()]
  oldPortal = portalOf(mkdtempSync(join(release, 'old-')))
  writeFileSync(join(oldPortal, 'assets/old-5f2c9a1b.js'), 'export {}')
  for (const port of ports) {
    await launch(join(built, 'main.js'), port, oldPortal)
    await ready(port)
  }
  nginx = await startNginx(program, ports)
}, START)
afterAll(async () => {
  if (!isOn) return
  await nginx.stop()
  for (const port of ports) await stop(port)
  await observer.close()
  place.remove()
  rmSync(release, { recursive: true, force: true })
}, START)

const signIn = async (person: number): Promise<string> => {
  const body = JSON.stringify({ username: phoneOf(person), password: DEMO_PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${nginx.url}/api/login`, { method: 'POST', headers, body })
  return ((await answer.json()) as { payload: string }).payload
}

const uploading = (bytes: Buffer, token: string): RequestInit => ({
  method: 'POST',
  headers: { token, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: new Uint8Array(multipart(bytes, 'упд.pdf')),
})

describe.skipIf(!isOn)('deploy/nginx.conf', () => {
  it('is what nginx accepts, certificates and all', async () => {
    const folder = mkdtempSync(join(release, 'tls-'))
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const words = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=portal.example.org',
      '-keyout',
      key,
      '-out',
      cert,
    ]
    execFileSync('openssl', words, { stdio: 'ignore' })
    const real = nginxConfig().replace('/etc/ssl/mst/fullchain.pem', cert).replace('/etc/ssl/mst/privkey.pem', key)
    const { code, said } = await judge(program ?? '', real.replaceAll('/var/log/nginx/', '%folder%/'))
    expect([code, said.includes('[warn]')], said).toEqual([0, false])
  })

  it('lets pass what the server takes: 10 MB of a file, and refusals in the server’s own words', async () => {
    const token = await signIn(8)
    const whole = Buffer.from(PDF.replace('\n1 0', `\n%${' '.repeat(10 * 1024 * 1024 - PDF.length - 2)}\n1 0`))
    const tooLarge = Buffer.concat([whole, Buffer.alloc(1)])
    const [taken, refused] = [
      await fetch(`${nginx.url}/api/files`, uploading(whole, token)),
      await fetch(`${nginx.url}/api/files`, uploading(tooLarge, token)),
    ]
    expect([taken.status, await taken.json()]).toMatchObject([200, { code: 0 }])
    expect([refused.status, refused.headers.get('content-type')]).toEqual([422, 'application/json; charset=utf-8'])
    const body = JSON.stringify({ value: 'x'.repeat(300 * 1024) })
    const long = await fetch(`${nginx.url}/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(long.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  it('opens the chat’s socket, and says of /api and of hashed files what the server says', async () => {
    const host = new URL(nginx.url).host
    const socket = await ask(host, { token: await signIn(8), origin: nginx.url })
    expect(typeof socket).toBe('object')
    if (typeof socket === 'object') socket.terminate()
    const cached = async (path: string) => (await fetch(nginx.url + path)).headers.get('cache-control')
    expect(await cached('/api/user')).toBe('no-store')
    expect(await cached('/assets/old-5f2c9a1b.js')).toBe('public, max-age=31536000, immutable')
    expect(await cached('/')).toBe('no-cache')
  })

  it('logs neither path nor query', async () => {
    await fetch(`${nginx.url}/auth/success?mobile=79161234567`)
    expect(nginx.log()).toMatch(/ 200 GET /)
    for (const secret of ['79161234567', '/auth', 'token']) expect(nginx.log()).not.toContain(secret)
  })
})

/** Requests of one kind, one after the other, until they are told to stop. */
const repeat = (name: string, call: () => Promise<Response>) => {
  const seen = { name, sent: 0, failed: [] as string[], slowest: 0 }
  const over = new AbortController()
  const work = (async () => {
    while (!over.signal.aborted) {
      const from = performance.now()
      seen.sent += 1
      try {
        const answer = await call()
        const said = await answer.text()
        if (answer.status !== 200) seen.failed.push(`${answer.status} ${said.slice(0, 200)}`)
      } catch (error) {
        seen.failed.push(error instanceof Error ? error.message : 'no answer')
      }
      seen.slowest = Math.max(seen.slowest, performance.now() - from)
    }
    return seen
  })()
  return {
    stop: () => {
      over.abort()
      return work
    },
  }
}

describe.skipIf(!isOn)('an upgrade', () => {
  it(
    'of two servers, with a migration, one after the other, and twice more: no request fails',
    async () => {
      const sellers = await hireSellers({ db: observer.db, clock: { now: () => Date.now() } }, SELLERS)
      const serials = await addTools({ db: observer.db }, 601, 20_000)
      const token = await signIn(8)
      const get = (path: string) => () => fetch(nginx.url + path, { headers: { token } })
      const json = { token, 'content-type': 'application/json' }
      const list = JSON.stringify({ offset: 0, size: 20 })
      // A person has at most forty files that nothing needs yet.
      const sendAndRemove = async (): Promise<Response> => {
        const answer = await fetch(`${nginx.url}/api/files`, uploading(Buffer.from(PDF), token))
        if (answer.status !== 200) return answer
        const { payload } = (await answer.json()) as { payload: string }
        return fetch(`${nginx.url}/api/files/${payload}`, { method: 'DELETE', headers: { token } })
      }
      const load = sellWithoutPause({ urls: [nginx.url], tokens: sellers.map((seller) => seller.token), serials })
      const others = [
        repeat('page', get('/')),
        repeat('read', get('/api/user')),
        repeat('balance', get('/api/account/current/balance')),
        repeat('list (POST)', () => fetch(`${nginx.url}/api/sale/get/all`, { method: 'POST', headers: json, body: list })),
        repeat('file (POST, DELETE)', sendAndRemove),
        repeat('asset of the old release', get('/assets/old-5f2c9a1b.js')),
      ]
      const portal = portalOf(mkdtempSync(join(release, 'new-')))
      // What pages of the old release still load comes along.
      cpSync(join(oldPortal, 'assets'), join(portal, 'assets'), { recursive: true })
      writeFileSync(join(portal, 'assets/new-77aa0c3d.js'), 'export {}')
      const times: string[] = []
      for (const port of [...ports, ...ports, ...ports]) {
        await load.nextSale()
        const from = performance.now()
        expect(await stop(port)).toBe(0)
        const stopped = performance.now()
        await launch(join(release, 'dist/server/main.js'), port, portal)
        await ready(port)
        // One server has the new file, and the other not yet.
        if (times.length === 0) others.push(repeat('asset of the new release', get('/assets/new-77aa0c3d.js')))
        times.push(`stop ${Math.round(stopped - from)} ms, start ${Math.round(performance.now() - stopped)} ms`)
      }
      await load.nextSale()
      const tally = await load.stop()
      const seen = await Promise.all(others.map((one) => one.stop()))
      const applied = rowsOf<{ name: string }>(
        await observer.db.execute(sql`select name from migrations where name = ${MIGRATION}`),
      )
      const sold = await observer.db.$count(sales, sql`sn like '601.%'`)
      const lines = [
        ...seen.map(
          ({ name, sent, failed, slowest }) => `${name}: ${sent}, failed ${failed.length}, slowest ${Math.round(slowest)} ms`,
        ),
        `sale (command): ${tally.done.length}, statuses ${JSON.stringify([...tally.statuses])}, slowest ${tally.slowest} ms`,
        ...times.map((time, index) => `server ${(index % 2) + 1}, replaced for the ${Math.floor(index / 2) + 1}. time: ${time}`),
      ]
      const lines502 = nginx
        .log()
        .split('\n')
        .filter((line) => line.endsWith(' 502, 200'))
      lines.push(`refused by the server that was ending and passed on: ${lines502.length}`)
      process.stdout.write(`upgrade: ${lines.join('\nupgrade: ')}\n`)
      expect(seen.flatMap(({ name, failed }) => failed.map((why) => `${name}: ${why}`))).toEqual([])
      expect([...tally.statuses.keys(), ...tally.odd, ...tally.givenUp]).toEqual([200])
      expect([sold, applied.length]).toEqual([tally.done.length, 1])
      await expectSoundLedger(observer.db)
    },
    START,
  )
})
