/** Monitoring of the server: health, readiness, metrics, request ids. */
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from '../../../server/start/server.ts'
import { jobs } from '../../../server/kernel/database/schema.ts'
import { migrate } from '../../../server/kernel/database/migrate.ts'
import type { Db } from '../../../server/kernel/database/types.ts'
import { serveHealth } from '../../../server/http/watch/health.ts'
import type { HealthSource, Readiness } from '../../../server/http/watch/health.ts'
import { listenForMetrics } from '../../../server/http/watch/metrics-listener.ts'
import { createMetrics } from '../../../server/http/watch/metrics.ts'
import type { Metrics } from '../../../server/http/watch/metrics.ts'
import type { SocketState } from '../../../server/http/chats/sockets.ts'
import { enqueue } from '../../../server/kernel/jobs/queue.ts'
import { MINUTE } from '../support/server/clock.ts'
import { openLine } from '../support/server/process.ts'
import { freeSerial, saleBody } from '../support/deeds/receipts.ts'
import { openAsOwner } from '../support/server/test-database.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'

const world = testApp()
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** A database that is away. */
const away = new Proxy({} as Db, {
  get: () => () => {
    throw new Error('away')
  },
})

const readyWith = async (changes: Partial<HealthSource>): Promise<{ status: number; body: Readiness; failures: unknown[] }> => {
  const app = fastify()
  const failures: unknown[] = []
  serveHealth(app, {
    db: world().db,
    worker: { quietFor: () => 0, failing: () => [] },
    isStopping: () => false,
    sandboxes: [],
    onFailure: (error) => void failures.push(error),
    ...changes,
  })
  const answer = await app.inject('/readyz')
  const alive = await app.inject('/healthz')
  expect([alive.statusCode, alive.json()]).toEqual([200, { alive: true }])
  await app.close()
  return { status: answer.statusCode, body: answer.json(), failures }
}

const GOOD = { database: 'ok', migrations: 'ok', workers: 'ok' }

describe('readiness', () => {
  it('all is well', async () => {
    const { status, body } = await readyWith({})
    expect([status, body]).toEqual([
      200,
      { ready: true, stopping: false, checks: GOOD, ledger: null, failing: [], sandboxes: [] },
    ])
  })

  it('a kind of jobs that fails for everybody is named; the traffic goes on', async () => {
    const { status, body } = await readyWith({ worker: { quietFor: () => 0, failing: () => ['bank-notice'] } })
    expect([status, body.ready, body.failing]).toEqual([200, true, ['bank-notice']])
  })

  it('a server that ends is not ready, whatever else is well', async () => {
    const { status, body } = await readyWith({ isStopping: () => true })
    expect([status, body]).toEqual([
      503,
      { ready: false, stopping: true, checks: GOOD, ledger: null, failing: [], sandboxes: [] },
    ])
  })

  it('a database that is away, and one that hangs', async () => {
    const { status, body, failures } = await readyWith({ db: away })
    expect([status, body.checks]).toEqual([503, { database: 'no', migrations: 'no', workers: 'ok' }])
    expect(failures).toHaveLength(1)
  })

  it('a database that lacks a migration', async () => {
    const back = new Error('back')
    const owner = await openAsOwner(world().db)
    const looked = owner.db.transaction(async (tx) => {
      await tx.execute(sql`delete from migrations where name = '0009_lanes.sql'`)
      const { status, body } = await readyWith({ db: tx })
      expect([status, body.checks]).toEqual([503, { ...GOOD, migrations: 'no' }])
      throw back
    })
    await expect(looked).rejects.toBe(back)
    expect(await migrate(owner.db)).toEqual([])
    await owner.close()
  })

  it.each([null, 31_000])('a worker that has not looked for jobs for %s ms', async (quiet) => {
    const { status, body } = await readyWith({ worker: { quietFor: () => quiet, failing: () => [] } })
    expect([status, body.checks]).toEqual([503, { ...GOOD, workers: 'no' }])
  })

  it('sandboxes that were accepted are named, and are no reason to be away', async () => {
    const { status, body } = await readyWith({ sandboxes: ['RECEIPT_CHECK'] })
    expect([status, body.sandboxes]).toEqual([200, ['RECEIPT_CHECK']])
  })

  it('a hundred questions in a second are one look', async () => {
    let looks = 0
    const app = fastify()
    const worker = {
      failing: () => [],
      quietFor: () => {
        looks += 1
        return 0
      },
    }
    serveHealth(app, { db: world().db, worker, isStopping: () => false, sandboxes: [], onFailure: () => undefined })
    await Promise.all(Array.from({ length: 100 }, () => app.inject('/readyz')))
    await app.close()
    expect(looks).toBeLessThan(5)
  })
})

describe('metrics', () => {
  let metrics: Metrics
  let app: FastifyInstance
  const failures: unknown[] = []
  const pool = () => ({ busy: 3, idle: 2, waiting: 7 })

  beforeAll(async () => {
    metrics = createMetrics({ db: world().db, now: world().clock.now, pool, onFailure: (error) => void failures.push(error) })
    app = await buildServer(world().deps, { checkAnswers: true, logger: false, portalDir: null, metrics })
  })
  afterAll(() => app.close())

  const lines = async (name: string) => (await metrics.text()).split('\n').filter((line) => line.startsWith(name))

  it('B02 answers are counted by the pattern of their route, never by their address', async () => {
    const token = await world().tokenOf(8)
    await app.inject({ url: '/api/account/current/balance', headers: { token } })
    await app.inject({ url: '/api/receipt/79000000001' })
    await app.inject({ url: '/api/79000000001' })
    await app.inject({ method: 'POST', url: '/79000000001' })
    const counted = (await lines('mst_http')).join('\n')
    expect(counted).toContain('mst_http_requests_total{method="GET",route="/api/receipt/:id",status="401"} 1')
    expect(counted).toContain('mst_http_requests_total{method="GET",route="/api/account/current/balance",status="200"} 1')
    expect(counted).toContain('mst_http_requests_total{method="GET",route="none",status="404"} 1')
    expect(counted).toContain('mst_http_request_seconds_count{route="/api/receipt/:id"} 1')
    expect(counted).not.toContain('79000000001')
  })

  it('refusals are counted by name, those of commands too, which are no errors', async () => {
    const token = await world().tokenOf(8)
    const sell = (key: string, body: object) =>
      app.inject({
        method: 'POST',
        url: `/api/sale/seller/purchase/confirm/${freeSerial()}`,
        headers: { token, 'idempotency-key': key },
        payload: body,
      })
    expect((await sell('refused-sale-1', saleBody({ sum: '0.00' }))).statusCode).toBe(422)
    await app.inject({ method: 'POST', url: '/api/login', payload: { username: phoneOf(1), password: '000000' } })
    const counted = (await lines('mst_refusals_total')).join('\n')
    expect(counted).toContain('mst_refusals_total{refusal="zeroSum"} 1')
    expect(counted).toContain('mst_refusals_total{refusal="refused"} 1')
    expect(counted).toContain('mst_refusals_total{refusal="unauthorised"}')
  })

  it('the queue by kind: how many wait, since when, how many are put aside; a kind of another release is «other»', async () => {
    const { db, clock } = world()
    await db.delete(jobs)
    const at = (ago: number) => new Date(clock.now() - ago)
    await enqueue(db, 'send-sms', {}, at(5 * MINUTE))
    await enqueue(db, 'send-sms', {}, at(-MINUTE))
    await db.insert(jobs).values([
      { kind: 'receipt-check', payload: {}, runAt: at(-MINUTE), failingSince: at(90 * MINUTE), tries: 5 },
      { kind: 'inn-check', payload: {}, runAt: at(MINUTE), putAsideAt: at(0) },
      { kind: 'send-parrots', payload: {}, runAt: at(MINUTE) },
      { kind: 'cleanup', payload: {}, runAt: at(99 * MINUTE), doneAt: at(MINUTE) },
    ])
    const counted = (await lines('mst_jobs')).join('\n')
    for (const line of [
      'mst_jobs_waiting{kind="send-sms"} 2',
      'mst_jobs_oldest_seconds{kind="send-sms"} 300',
      'mst_jobs_oldest_seconds{kind="receipt-check"} 5400',
      'mst_jobs_put_aside{kind="inn-check"} 1',
      'mst_jobs_waiting{kind="inn-check"} 0',
      'mst_jobs_waiting{kind="other"} 1',
      'mst_jobs_waiting{kind="cleanup"} 0',
    ])
      expect(counted).toContain(line)
    expect(counted).not.toContain('parrots')
    await db.delete(jobs)
  })

  it('the pool, the event loop, the database, runs of jobs', async () => {
    metrics.jobEnded('send-sms', 'later')
    metrics.jobEnded('send-parrots', 'done')
    const text = await metrics.text()
    for (const line of [
      'mst_pool_connections{state="busy"} 3',
      'mst_pool_connections{state="idle"} 2',
      'mst_pool_waiting 7',
      'mst_database_up 1',
      'mst_job_runs_total{kind="send-sms",outcome="later"} 1',
      'mst_job_runs_total{kind="other",outcome="done"} 1',
    ])
      expect(text).toContain(line)
    expect(text).toContain('nodejs_eventloop_lag_seconds')
  })

  it('a database that is away is a number, and the rest is there', async () => {
    const without = createMetrics({ db: away, now: () => 0, pool: null, onFailure: (error) => void failures.push(error) })
    const text = await without.text()
    expect(text).toContain('mst_database_up 0')
    expect(text).not.toMatch(/^mst_jobs_waiting\{/m)
    expect(failures, 'of the jobs, of the ledger, of security events, of messages').toHaveLength(4)
  })

  it('API57 the chat’s sockets are counted, and those given up by why', async () => {
    let state: SocketState | null = null
    const counted = createMetrics({ db: away, now: () => 0, pool: null, sockets: () => state, onFailure: () => undefined })
    expect(await counted.text()).toContain('mst_chat_sockets 0')
    for (const slow of [2, 3]) {
      state = { open: 7, dropped: { slow, silent: 1 } }
      const text = await counted.text()
      for (const line of [
        'mst_chat_sockets 7',
        `mst_chat_sockets_dropped_total{reason="slow"} ${slow}`,
        'mst_chat_sockets_dropped_total{reason="silent"} 1',
      ])
        expect(text).toContain(line)
    }
  })

  it('a listener of their own shows them; the portal’s does not', async () => {
    const listener = await listenForMetrics(metrics, { host: '127.0.0.1', port: 0 })
    const answer = await fetch(`${listener.url}/metrics`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, metrics.contentType])
    expect(await answer.text()).toContain('mst_database_up 1')
    expect((await fetch(`${listener.url}/`)).status).toBe(404)
    await listener.close()
    expect((await app.inject('/metrics')).statusCode).toBe(404)
  })
})

describe('the number of a request', () => {
  const idOf = (headers: Record<string, unknown>) => String(headers['x-request-id'])

  it('every answer has its own, and the log has the same', async () => {
    const token = await world().tokenOf(8)
    const answers = [
      await world().call('GET', '/user', { token }),
      await world().call('GET', '/user'),
      await world().call('GET', '/nothing'),
      await world().call('GET', '/%E0%A4%A'),
      await world().call('POST', '/login', { body: '{', headers: { 'content-type': 'application/json' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 400, 400])
    const ids = answers.map(({ headers }) => idOf(headers))
    for (const id of ids) expect(id).toMatch(UUID)
    expect(new Set(ids).size).toBe(ids.length)
    const logged = world().log.map((line) => JSON.parse(line) as { reqId?: string; status?: number; refusal?: string })
    expect(logged.find(({ reqId }) => reqId === ids[1])).toMatchObject({ status: 401, refusal: 'unauthorised' })
    expect(logged.find(({ reqId }) => reqId === ids[0])).toMatchObject({ status: 200 })
  })

  it('what a caller calls itself is not believed', async () => {
    const { headers } = await world().call('GET', '/user', { headers: { 'x-request-id': 'anna', 'request-id': 'anna' } })
    expect(idOf(headers)).toMatch(UUID)
    expect(world().log.join('\n')).not.toContain('anna')
  })

  it('a fault of the server names it in its body, a refusal does not', async () => {
    const { citySuggestions } = world().deps.ports
    const original = { ...citySuggestions }
    citySuggestions.suggest = async () => {
      throw new Error('broken')
    }
    const token = await world().tokenOf(8)
    const { status, json, headers } = await world().call('GET', '/suggestions/city?query=Пенза', { token })
    Object.assign(citySuggestions, original)
    expect([status, json]).toEqual([500, { code: 190, message: expect.any(String), payload: null, requestId: idOf(headers) }])
    expect((await world().call('GET', '/user')).json).not.toHaveProperty('requestId')
  })

  it('what cannot be read as a request has one, too', async () => {
    const app = await buildServer(world().deps, { checkAnswers: true, logger: false, portalDir: null })
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    for (const [sent, status] of [
      ['nonsense\r\n\r\n', 400],
      [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ] as const) {
      const line = await openLine(url)
      line.socket.write(sent)
      await line.closed
      expect(line.got()).toMatch(new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*X-Request-Id: [0-9a-f-]{36}\\r\\n`))
    }
    await app.close()
  })
})
