import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { buildServer } from '../../../server/start/server.ts'
import { portalPolicy } from '../../../server/http/headers.ts'
import { codeRequests } from '../../../server/kernel/database/schema.ts'
import { YANDEX_CAPTCHA, yandexCaptcha } from '../../../server/modules/captcha/yandex.ts'
import { CAPTCHA_AGAIN, CAPTCHA_REFUSED } from '../../../src/domain/people/sms-code.ts'
import { DAY, MINUTE } from '../support/server/clock.ts'
import { askForCode, freshPhone, solvedCaptcha } from '../support/deeds/codes.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

/** The token with one part changed. */
const forge = (
  token: string,
  change: (parts: { challenge: Record<string, never>; solution: Record<string, unknown> }) => void,
) => {
  const parts = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Parameters<typeof change>[0]
  change(parts)
  return Buffer.from(JSON.stringify(parts)).toString('base64')
}

describe('ALTCHA', () => {
  it('API63 a task is served without a session, is solved, and lets one request in', async () => {
    const { json } = await world().call('GET', '/captcha')
    expect(json.payload).toMatchObject({ provider: 'altcha', challenge: { parameters: { algorithm: 'PBKDF2/SHA-256' } } })
    const captcha = await solvedCaptcha(world())
    expect((await askForCode(world(), 'registration', freshPhone(), { captcha })).status).toBe(200)
    const again = await askForCode(world(), 'registration', freshPhone(), { captcha })
    expect([again.status, again.json]).toEqual([422, { code: 141, message: CAPTCHA_REFUSED, payload: null }])
  })

  it('a solution is used up by what it lets in, not by what is refused', async () => {
    const mobile = freshPhone()
    const [first, second] = [await solvedCaptcha(world()), await solvedCaptcha(world())]
    expect((await askForCode(world(), 'registration', mobile, { captcha: first })).status).toBe(200)
    expect((await askForCode(world(), 'registration', mobile, { captcha: second })).json.code).toBe(140)
    expect((await askForCode(world(), 'registration', freshPhone(), { captcha: second })).status).toBe(200)
  })

  it('a task that is 20 minutes old is too old', async () => {
    const captcha = await solvedCaptcha(world())
    world().clock.pass(20 * MINUTE)
    expect((await askForCode(world(), 'registration', freshPhone(), { captcha })).json.code).toBe(141)
  })

  it.each([
    ['no base64 of anything', () => 'x'],
    ['another key', (token: string) => forge(token, ({ solution }) => (solution['derivedKey'] = 'ab'.repeat(32)))],
    [
      'a later end',
      (token: string) => forge(token, ({ challenge }) => Object.assign(challenge['parameters'] ?? {}, { data: { until: 9e15 } })),
    ],
    [
      'an easier task',
      (token: string) => forge(token, ({ challenge }) => Object.assign(challenge['parameters'] ?? {}, { keyPrefix: '0' })),
    ],
    [
      'no signature',
      (token: string) => forge(token, ({ challenge }) => delete (challenge as Record<string, unknown>)['signature']),
    ],
    [
      'no signature of the key',
      (token: string) =>
        forge(token, ({ challenge }) => Object.assign(challenge['parameters'] ?? {}, { keySignature: undefined })),
    ],
    [
      'another algorithm',
      (token: string) => forge(token, ({ challenge }) => Object.assign(challenge['parameters'] ?? {}, { algorithm: 'SHA-256' })),
    ],
  ])('a forged one is refused: %s', async (_name, change) => {
    const captcha = change(await solvedCaptcha(world()))
    const { status, json } = await askForCode(world(), 'registration', freshPhone(), { captcha })
    expect([status, json.code]).toEqual([422, 141])
  })
})

describe('without a captcha', () => {
  it('B01 A12 a resend is taken within 10 minutes from the client that passed it, and from no other', async () => {
    world().clock.pass(DAY)
    const mobile = freshPhone()
    await askForCode(world(), 'registration', mobile)
    world().clock.pass(MINUTE)
    const other = await askForCode(world(), 'registration', mobile, { captcha: null, browser: 'chrome' })
    expect([other.status, other.json]).toEqual([422, { code: 141, message: CAPTCHA_AGAIN, payload: null }])
    expect((await askForCode(world(), 'registration', mobile, { captcha: null })).status).toBe(200)
    const trust = (await world().db.select({ trust: codeRequests.trust, mobile: codeRequests.mobile }).from(codeRequests))
      .filter((row) => row.mobile === mobile)
      .map((row) => row.trust)
    expect(trust).toEqual(['captcha', 'resend'])
  })

  it('B01 a resend does not vouch for the next one', async () => {
    const mobile = freshPhone()
    await askForCode(world(), 'recovery', mobile)
    world().clock.pass(9 * MINUTE)
    await askForCode(world(), 'recovery', mobile, { captcha: null })
    world().clock.pass(9 * MINUTE)
    await askForCode(world(), 'recovery', mobile, { captcha: null })
    const trust = (await world().db.select().from(codeRequests)).filter((row) => row.mobile === mobile).map((row) => row.trust)
    expect(trust).toEqual(['captcha', 'resend', 'none'])
  })

  it('A12 when it never loaded, a few are let in on trust; who passes one is let in all the same', async () => {
    world().clock.pass(DAY)
    const ask = async (captcha?: null) =>
      (await askForCode(world(), 'registration', freshPhone(), { ...(captcha === null && { captcha }), browser: 'opera' })).json
        .code
    const codes: number[] = []
    for (let count = 0; count < 11; count += 1) codes.push(await ask(null))
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 0), 141])
    expect(await ask()).toBe(0)
    world().clock.pass(60 * MINUTE)
    expect(await ask(null)).toBe(0)
  })

  it.each([
    [0, 'counts all that comes through as one client', 141],
    [1, 'believes what the proxy says of the caller', 0],
  ])('a server behind %i proxies %s', async (proxies, _what, last) => {
    const app = await buildServer(world().deps, { checkAnswers: true, logger: false, portalDir: null, proxies })
    world().clock.pass(DAY)
    let code = -1
    for (let count = 0; count < 11; count += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${count}` }
      const payload = { mobile: freshPhone() }
      code = (await app.inject({ method: 'POST', url: '/api/user/password/get', headers, payload })).json<{ code: number }>().code
    }
    expect(code).toBe(last)
    await app.close()
  })
})

test('the pages may load a captcha from elsewhere only where it is chosen', () => {
  expect(portalPolicy({ scripts: [], styles: [] }, null)).not.toMatch(/https:|frame-src/)
  const policy = portalPolicy({ scripts: [], styles: [] }, YANDEX_CAPTCHA)
  for (const part of ['script-src', 'connect-src', 'frame-src'])
    expect(policy).toMatch(new RegExp(`${part}[^;]* ${YANDEX_CAPTCHA}`))
})

describe('Yandex SmartCaptcha', () => {
  const seen: Record<string, string>[] = []
  let answer: { status: number; body: string } = { status: 200, body: '' }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      seen.push({ path: request.url ?? '', ...Object.fromEntries(new URLSearchParams(text)) })
      if (answer.status === 0) request.socket.destroy()
      else response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body)
    })
  })
  let origin = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const captcha = () => yandexCaptcha({ siteKey: 'site', serverKey: 'secret' }, origin)
  const check = (status: number, body: string) => {
    answer = { status, body }
    return captcha().check('token', { db: world().db, now: 0 })
  }

  it('its task is the key of the widget; its server is asked with ours, and not told who asks', async () => {
    expect(await captcha().task({ db: world().db, now: 0 })).toEqual({ provider: 'yandex', siteKey: 'site' })
    expect(await check(200, '{"status":"ok","message":"","host":"x"}')).toEqual({ kind: 'passed', once: null })
    expect(seen).toEqual([{ path: '/validate', secret: 'secret', token: 'token' }])
  })

  it.each([
    ['says no', 200, '{"status":"failed","message":"Invalid or expired Token"}', 'failed'],
    ['is down', 503, 'x', 'silent'],
    ['says what nobody understands', 200, '{"x":1}', 'silent'],
    ['says what is no JSON', 200, '<html>', 'silent'],
    ['breaks off', 0, '', 'silent'],
  ])('A12 when it %s', async (_name, status, body, kind) => {
    expect((await check(status, body)).kind).toBe(kind)
  })

  it('A12 a silent one locks nobody out: limits decide; one that says no is refused', async () => {
    const deps = { ...world().deps, ports: { ...world().deps.ports, captcha: captcha() } }
    const app = await buildServer(deps, { checkAnswers: true, logger: false, portalDir: null })
    world().clock.pass(DAY)
    const ask = async (status: number, body: string) => {
      answer = { status, body }
      const payload = { mobile: freshPhone(), captchaToken: 'token' }
      return (await app.inject({ method: 'POST', url: '/api/user/password/get', payload })).json<{ code: number }>().code
    }
    expect(await ask(200, '{"status":"ok"}')).toBe(0)
    expect(await ask(200, '{"status":"failed"}')).toBe(141)
    for (let count = 0; count < 10; count += 1) expect(await ask(500, '')).toBe(0)
    expect(await ask(500, '')).toBe(141)
    await app.close()
  })
})
