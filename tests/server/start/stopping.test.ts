/** The shutdown of a server in its own process, with clients of every kind connected. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { Client } from 'pg'
import { DEMO_PASSWORD } from '../../../server/demo/people.ts'
import type { Readiness } from '../../../server/http/watch/health.ts'
import { freshPlace, openLine, startProcess } from '../support/server/process.ts'
import type { ServerProcess } from '../support/server/process.ts'
import { phoneOf } from '../support/server/test-app.ts'

const START = 120_000
const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'
const BODY = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${PDF}\r\n--b--\r\n`

let place: Awaited<ReturnType<typeof freshPlace>>
let running: ServerProcess | undefined

beforeAll(async () => {
  place = await freshPlace()
}, START)
afterAll(() => {
  running?.signal('SIGKILL')
  place.remove()
})

const [UPLOADING, HANGING] = [5, 8]

const signIn = async (server: ServerProcess, person: number): Promise<string> => {
  const body = JSON.stringify({ username: phoneOf(person), password: DEMO_PASSWORD })
  const answer = await fetch(`${server.url}/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await answer.json()) as { payload: string }).payload
}

const head = (method: string, path: string, headers: Record<string, string> = {}): string =>
  `${[`${method} ${path} HTTP/1.1`, 'Host: portal', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`

const uploadHead = (token: string): string =>
  head('POST', '/api/files', {
    Token: token,
    'Content-Type': 'multipart/form-data; boundary=b',
    'Content-Length': String(Buffer.byteLength(BODY)),
  })

/** Locks a person's sessions, so that ending one has to wait. */
const holdSessions = async (): Promise<() => Promise<void>> => {
  const client = new Client({ connectionString: place.env['DATABASE_URL'] ?? '' })
  await client.connect()
  await client.query('begin')
  await client.query('select from sessions join users on users.id = user_id where mobile = $1 for update', [phoneOf(HANGING)])
  return () => client.end()
}

describe('a server that is told to end', () => {
  it(
    'says no first, answers everybody, and is gone within ten seconds, whatever its clients do',
    async () => {
      // A database timeout longer than the shutdown.
      const env = { ...place.env, DATABASE_TIMEOUT: '60', DRAIN_SECONDS: '2', METRICS_PORT: '0' }
      const server = await startProcess(env)
      running = server
      const token = await signIn(server, UPLOADING)
      const held = await signIn(server, HANGING)
      const ready = await fetch(`${server.url}/readyz`)
      // Whether the first check of the ledger is over is a matter of moments.
      const { ledger: _, ...readiness } = (await ready.json()) as Readiness
      expect([ready.status, readiness]).toEqual([
        200,
        { ready: true, stopping: false, checks: { database: 'ok', migrations: 'ok', workers: 'ok' }, failing: [], sandboxes: [] },
      ])

      const counted = await (await fetch(server.metricsUrl)).text()
      expect(counted).toContain('mst_http_requests_total{method="POST",route="/api/login",status="200"} 2')
      expect((await fetch(`${server.url}/metrics`)).status).toBe(404)

      const keptAlive = await openLine(server.url)
      keptAlive.socket.write(head('GET', '/healthz'))
      await keptAlive.until('"alive":true')
      const idle = await openLine(server.url)
      const halfHead = await openLine(server.url)
      halfHead.socket.write('GET /api/user HTTP/1.1\r\nHost: por')
      const slow = await openLine(server.url)
      slow.socket.write(uploadHead(token) + BODY.slice(0, 60))
      const finishing = await openLine(server.url)
      finishing.socket.write(uploadHead(token) + BODY.slice(0, 60))
      const isPostgres = inject('engineSetup').engine === 'postgres'
      const release = isPostgres ? await holdSessions() : null
      const hanging = await openLine(server.url)
      if (isPostgres) hanging.socket.write(head('POST', '/api/logout', { Token: held, 'Content-Length': '0' }))

      const from = performance.now()
      server.signal('SIGTERM')
      // Ctrl-C arrives from the terminal and from `npm start`: the second signal does not mean impatience.
      server.signal('SIGINT')
      await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503)
      const refused = await fetch(`${server.url}/readyz`)
      expect(await refused.json()).toMatchObject({ ready: false, stopping: true })
      expect(refused.headers.get('connection'), 'a proxy keeps no connection that is about to be closed').toBe('close')
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)

      finishing.socket.write(BODY.slice(60))
      await finishing.until('"code":0')
      await slow.until('HTTP/1.1 503')
      expect(slow.got()).toMatch(/retry-after: 5/i)
      expect(slow.got()).toMatch(/"code":191.*"requestId":"[0-9a-f-]{36}"/)
      if (isPostgres) {
        await hanging.until('HTTP/1.1 504')
        await hanging.until('"code":192')
      }
      await release?.()
      await Promise.all([keptAlive, idle, halfHead, slow, finishing].map(({ closed }) => closed))
      expect(await server.ended, server.output()).toEqual({ code: 0, signal: null })
      expect(performance.now() - from).toBeLessThan(10_000)
    },
    START,
  )
})
