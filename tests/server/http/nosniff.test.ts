/** D153 3.4.4: a browser guesses the kind of no answer, whoever gives it and however early. */
import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveHealth } from '../../../server/http/watch/health.ts'
import { listenForMetrics } from '../../../server/http/watch/metrics-listener.ts'
import { createMetrics } from '../../../server/http/watch/metrics.ts'
import { buildServer } from '../../../server/start/server.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()
const NOSNIFF = /^x-content-type-options: nosniff\r$/im

describe('D153 3.4.4 every answer says nosniff', () => {
  let port = 0
  let app: Awaited<ReturnType<typeof buildServer>>
  beforeAll(async () => {
    app = await buildServer(world().deps, { checkAnswers: true, logger: false, portalDir: null })
    const worker = { quietFor: () => 0, failing: () => [] }
    serveHealth(app, { db: world().db, worker, isStopping: () => false, sandboxes: [], onFailure: () => undefined })
    await app.listen({ host: '127.0.0.1', port: 0 })
    port = (app.server.address() as AddressInfo).port
  })
  afterAll(() => app.close())

  /** What a server sends to these bytes until it closes the connection. */
  const answerTo = async (bytes: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => (answer += data.toString()))
    socket.write(bytes)
    await once(socket, 'close')
    return answer
  }
  const asked = (line: string, more = ''): string => `${line} HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n${more}\r\n`

  it.each([
    ['200', asked('GET /healthz')],
    ['401', asked('GET /api/user')],
    ['404', asked('GET /api/nothing')],
    ['404', asked('GET /nothing')],
    ['400', asked('GET /api/%E0%A4%A')],
    ['404', asked('OPTIONS /api/user')],
    ['400', asked('POST /api/login', 'Content-Type: application/json\r\nContent-Length: 1\r\n') + '{'],
    ['413', asked('POST /api/login', 'Content-Type: application/json\r\nContent-Length: 9999999\r\n')],
    ['403', asked('POST /api/login', 'Sec-Fetch-Site: cross-site\r\n')],
    ['400', 'no HTTP at all\r\n\r\n'],
    ['431', asked('GET /healthz', `X-Long: ${'x'.repeat(20_000)}\r\n`)],
  ])('%s to %.40s', async (status, bytes) => {
    const answer = await answerTo(bytes)
    expect(answer.split(' ', 2)[1]).toBe(status)
    expect(answer).toMatch(NOSNIFF)
  })

  it('the listener of the metrics too', async () => {
    const metrics = createMetrics({ db: world().db, now: world().clock.now, pool: null, onFailure: () => undefined })
    const listener = await listenForMetrics(metrics, { host: '127.0.0.1', port: 0 })
    for (const path of ['/metrics', '/nothing'])
      expect((await fetch(listener.url + path)).headers.get('x-content-type-options')).toBe('nosniff')
    await listener.close()
  })
})
