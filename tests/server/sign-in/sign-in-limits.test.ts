/** D24: limits of failed sign-ins, per origin and in total, and the people whom they never affect. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { buildServer } from '../../../server/start/server.ts'
import { limitCounts, users } from '../../../server/kernel/database/schema.ts'
import { SIGN_IN_LIMITS } from '../../../server/modules/auth/failures.ts'
import type { SignInLimits } from '../../../server/modules/auth/failures.ts'
import { enqueue } from '../../../server/kernel/jobs/queue.ts'
import { TOO_MANY_FAILED_SIGN_INS } from '../../../src/domain/texts/refusals.ts'
import { DAY, MINUTE } from '../support/server/clock.ts'
import { codeFor, cookieOf, freshPhone } from '../support/deeds/codes.ts'
import type { Answer } from '../support/server/test-app.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'

/** Smaller than the real limits, which the grid of strangers uses. */
const LIMITS: SignInLimits = { ...SIGN_IN_LIMITS, perAddress: 20, perNetwork: 40, overall: 60 }

const world = testApp({ signInLimits: LIMITS })

const PASSWORD = 'the right password'
const { window, perAddress, perNetwork, overall } = LIMITS

interface From {
  address?: string | undefined
  cookie?: string
}
const login = (username: string, password: string, { address, cookie }: From = {}): Promise<Answer> =>
  world().call('POST', '/login', { body: { username, password }, address, ...(cookie && { headers: { cookie } }) })

/** People with accounts. */
const people = async (count: number): Promise<string[]> => {
  const [createdAt, passwordHash] = [new Date(world().clock.now()), await world().deps.passwords.hash(PASSWORD)]
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    mobile: freshPhone(),
    passwordHash,
    createdAt,
  }))
  await world().db.insert(users).values(rows)
  return rows.map(({ mobile }) => mobile)
}

const anHourLater = (): void => world().clock.pass(window)

/** Wrong passwords for this many phones, one each. @returns the number of comparisons */
const guess = async (times: number, address: (index: number) => string): Promise<number> => {
  let compared = 0
  for (let index = 0; index < times; index += 1) {
    const { json } = await login(freshPhone(), '000000', { address: address(index) })
    expect([6, 140]).toContain(json.code)
    if (json.code === 6) compared += 1
  }
  return compared
}

/** Addresses of this many different networks. */
const everywhere = (index: number): string => `10.${Math.floor(index / 250) % 250}.${index % 250}.1`

describe('wrong passwords from one place', () => {
  it('D24 an address fails so often in an hour, over however many phones; then the next is not compared', async () => {
    anHourLater()
    expect(await guess(perAddress + 20, () => '198.51.100.1')).toBe(perAddress)
    world().clock.pass(10 * MINUTE)
    const { status, json, headers } = await login(freshPhone(), '000000', { address: '198.51.100.1' })
    const body = { code: 140, message: TOO_MANY_FAILED_SIGN_INS, payload: null }
    expect([status, json, headers['retry-after']]).toEqual([429, body, String((window - 10 * MINUTE) / 1000)])
    expect((await login(freshPhone(), '000000', { address: '203.0.113.1' })).json.code, 'others').toBe(6)
    world().clock.pass(window - 10 * MINUTE)
    expect((await login(freshPhone(), '000000', { address: '198.51.100.1' })).json.code).toBe(6)
  })

  it('D24 another User-Agent is the same address', async () => {
    anHourLater()
    await guess(perAddress, () => '198.51.100.1')
    const headers = { 'user-agent': 'another' }
    const body = { username: freshPhone(), password: '000000' }
    expect((await world().call('POST', '/login', { body, headers, address: '198.51.100.1' })).json.code).toBe(140)
  })

  it('D24 a network has more than an address, and neighbours share it', async () => {
    anHourLater()
    expect(await guess(perNetwork + 20, (index) => `2001:db8:9:${index.toString(16)}::1`)).toBe(perNetwork)
  })

  it('D24 what is refused so counts against no phone, and a paused phone against no address', async () => {
    anHourLater()
    const [mobile = ''] = await people(1)
    await guess(perAddress, () => '198.51.100.1')
    for (let count = 0; count < 6; count += 1) expect((await login(mobile, 'x', { address: '198.51.100.1' })).json.code).toBe(140)
    expect((await login(mobile, PASSWORD)).status).toBe(200)

    const another = freshPhone()
    for (let count = 0; count < 5; count += 1) await login(another, 'x', { address: '203.0.113.2' })
    for (let count = 0; count < 30; count += 1)
      expect((await login(another, 'x', { address: '203.0.113.2' })).json.code).toBe(111)
    expect(await guess(perAddress, () => '203.0.113.2')).toBe(perAddress - 5)
  })

  it('D24 guesses that arrive together are not more', async () => {
    anHourLater()
    const all = Array.from({ length: perAddress + 50 }, () => login(freshPhone(), '000000', { address: '198.51.100.1' }))
    const codes = (await Promise.all(all)).map(({ json }) => json.code)
    expect(codes.filter((code) => code === 6)).toHaveLength(perAddress)
  })
})

describe('wrong passwords of all', () => {
  it('D24 so many in an hour, from however many places; then passwords of strangers are not compared', async () => {
    anHourLater()
    expect(await guess(overall + 50, everywhere)).toBe(overall)
  })

  it('D24 who has signed in with this browser is not touched, nor who asks for a new password', async () => {
    anHourLater()
    const [known = '', stranger = ''] = await people(2)
    const cookie = cookieOf(await login(known, PASSWORD))
    await guess(overall + 5, everywhere)
    expect((await login(stranger, PASSWORD)).json.message).toBe(TOO_MANY_FAILED_SIGN_INS)
    expect((await login(known, 'a mistake', { cookie })).json.code).toBe(6)
    expect((await login(known, PASSWORD, { cookie })).status).toBe(200)
    const code = await codeFor(world(), 'recovery', stranger)
    expect((await login(stranger, PASSWORD)).json.code, 'the old one waits all the same').toBe(140)
    expect((await login(stranger, code)).status).toBe(200)
  })

  it('B04 D24 known and unknown phones are refused alike', async () => {
    anHourLater()
    await guess(overall + 5, everywhere)
    const [one, two] = [await login(phoneOf(5), '111111'), await login('79991112233', '111111')]
    expect([one.status, one.json, one.headers['retry-after']]).toEqual([two.status, two.json, two.headers['retry-after']])
    expect(one.json.code).toBe(140)
  })
})

describe('who signs in makes room', () => {
  it('D24 each person who signs in from an address lets one more fail there; the same person only once an hour', async () => {
    anHourLater()
    const crowd = await people(30)
    for (const mobile of crowd) expect((await login(mobile, PASSWORD, { address: '198.51.100.1' })).status).toBe(200)
    for (let count = 0; count < 30; count += 1) await login(crowd[0] ?? '', PASSWORD, { address: '198.51.100.1' })
    expect(await guess(perAddress + 60, () => '198.51.100.1')).toBe(perAddress + 30)
  })

  it('D24 a sign-in takes back its own attempt', async () => {
    anHourLater()
    const crowd = await people(perAddress + 20)
    for (const mobile of crowd) expect((await login(mobile, PASSWORD, { address: '198.51.100.1' })).status).toBe(200)
  })
})

describe('calls of one address', () => {
  const flood = async (times: number, path: string, from: From & { browser?: string } = {}): Promise<Answer> => {
    let last: Answer | undefined
    const headers = { 'user-agent': from.browser ?? 'x', ...(from.cookie && { cookie: from.cookie }) }
    for (let count = 0; count < times; count += 1)
      last = await world().call(path === '/captcha' ? 'GET' : 'POST', path, { address: from.address, headers })
    if (!last) throw new Error('there was no call')
    return last
  }

  it.each([
    ['/login', 300],
    ['/desk/login', 300],
    ['/desk/invitation', 60],
    ['/desk/invitation/accept', 60],
    ['/captcha', 300],
    ['/user/password/get', 120],
    ['/user/password', 120],
    ['/user/v2/request/delete', 120],
    ['/user/v2/confirm/delete', 120],
    ['/user', 120],
  ])('D24 %s: %i in a minute, then «too often» with the seconds to wait, whatever was sent', async (path, limit) => {
    world().clock.pass(DAY)
    const address = '198.51.100.1'
    expect((await flood(limit, path, { address })).json.code).not.toBe(140)
    world().clock.pass(20_000)
    const { status, json, headers } = await flood(1, path, { address, browser: 'another' })
    const body = { code: 140, message: 'Слишком много запросов. Попробуйте позже', payload: null }
    expect([status, json, headers['retry-after']]).toEqual([429, body, '40'])
    expect((await flood(1, path, { address: '203.0.113.1' })).json.code, 'others').not.toBe(140)
    world().clock.pass(40_000)
    expect((await flood(1, path, { address })).json.code).not.toBe(140)
  })

  it('D24 what asks for codes and what types them share; nothing else is counted', async () => {
    world().clock.pass(DAY)
    const address = '198.51.100.1'
    await flood(60, '/user/password', { address })
    await flood(60, '/user', { address })
    expect((await flood(1, '/user/v2/request/delete', { address })).status).toBe(429)
    expect((await flood(1, '/login', { address })).status).toBe(400)
    expect((await flood(400, '/stub', { address })).status).toBe(200)
  })

  it('D24 a browser that has signed in has its own, so that a neighbour does not use it up', async () => {
    world().clock.pass(DAY)
    const [mobile = ''] = await people(1)
    const address = '198.51.100.1'
    const cookie = cookieOf(await login(mobile, PASSWORD, { address }))
    await flood(300, '/login', { address })
    expect((await login(mobile, PASSWORD, { address })).status).toBe(429)
    expect((await login(mobile, PASSWORD, { address, cookie })).status).toBe(200)
    expect((await flood(1, '/login', { address, cookie: `device=${'a'.repeat(32)}` })).status).toBe(429)
  })

  it('D24 two servers on one database count together', async () => {
    world().clock.pass(DAY)
    const other = await buildServer(world().deps, { checkAnswers: true, logger: false, portalDir: null })
    const address = '198.51.100.1'
    await flood(150, '/captcha', { address })
    const ask = () => other.inject({ url: '/api/captcha', remoteAddress: address })
    for (let count = 0; count < 150; count += 1) expect((await ask()).statusCode).toBe(200)
    expect((await ask()).statusCode).toBe(429)
    expect((await flood(1, '/captcha', { address })).status).toBe(429)
    await other.close()
  })

  it('D24 a clock that was 40 days ahead for a while leaves nobody held up', async () => {
    const address = '198.51.100.1'
    world().clock.pass(40 * DAY)
    await flood(300, '/captcha', { address })
    expect((await flood(1, '/captcha', { address })).status).toBe(429)
    world().clock.pass(-40 * DAY)
    expect((await flood(1, '/captcha', { address })).status).toBe(200)
    world().clock.pass(40 * DAY)
  })

  it('C06 D24 no address and no person stands in the counts, and the cleanup forgets those that are over', async () => {
    const [mobile = ''] = await people(1)
    const [row] = await world().db.select({ id: users.id }).from(users).where(eq(users.mobile, mobile))
    await login(mobile, PASSWORD, { address: '198.51.100.77' })
    const counts = await world().db.select().from(limitCounts)
    expect(counts.length).toBeGreaterThan(5)
    for (const { name } of counts) expect(name).not.toMatch(new RegExp(`198\\.51|${mobile}|${row?.id}`))
    anHourLater()
    await enqueue(world().db, 'cleanup', {}, new Date(world().clock.now()), 'cleanup')
    await world().runJobs()
    expect(await world().db.$count(limitCounts)).toBe(0)
    expect(world().jobErrors).toEqual([])
  })

  it('D24 no answer says how much is left', async () => {
    const { headers } = await login(freshPhone(), '000000')
    expect(Object.keys(headers).filter((name) => name.includes('ratelimit'))).toEqual([])
  })
})
