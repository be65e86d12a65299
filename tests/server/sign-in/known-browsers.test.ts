/** D22: a browser that has signed in to an account has its own codes and attempts, which strangers cannot use up. */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { devices, users } from '../../../server/kernel/database/schema.ts'
import { DEVICE_LIFETIME, DEVICES_PER_ACCOUNT, DEVICES_PER_BROWSER } from '../../../server/modules/devices/devices.ts'
import { enqueue } from '../../../server/kernel/jobs/queue.ts'
import { buildServer } from '../../../server/start/server.ts'
import { DAY, MINUTE } from '../support/server/clock.ts'
import { askForCode, codeFor, cookieOf, freshPhone, readCode, registered, typeCode, wrongFor } from '../support/deeds/codes.ts'
import { everyRow, findAll } from '../support/everything.ts'
import type { Answer } from '../support/server/test-app.ts'
import { callerOf, phoneOf, testApp } from '../support/server/test-app.ts'

const world = testApp()
const NAMED = /^device=[\w-]{32}$/

let strangers = 0
/** A fresh address in its own network. */
const elsewhere = (): string => {
  strangers += 1
  return `10.${Math.floor(strangers / 250) + 1}.${(strangers % 250) + 1}.7`
}

interface Browser {
  cookie?: string
  address?: string
}
const login = (username: string, password: string, { cookie, address }: Browser = {}): Promise<Answer> =>
  world().call('POST', '/login', { body: { username, password }, address, ...(cookie && { headers: { cookie } }) })

/** A person and their browser after a sign-in. */
const settled = async () => {
  const { mobile, code: password } = await registered(world())
  const cookie = cookieOf(await login(mobile, password))
  return { mobile, password, cookie }
}
const failFiveTimes = async (mobile: string, from: Browser = { address: elsewhere() }): Promise<void> => {
  for (let count = 0; count < 5; count += 1) expect((await login(mobile, 'wrong', from)).json.code).toBe(6)
}

describe('a stranger shuts nobody out', () => {
  it('A02 D22 five codes asked for deletion leave those of the other kinds', async () => {
    const { mobile } = await registered(world())
    for (let count = 0; count < 5; count += 1) {
      world().clock.pass(MINUTE)
      expect((await askForCode(world(), 'deletion', mobile, { address: elsewhere() })).json.code).toBe(0)
    }
    world().clock.pass(MINUTE)
    expect((await askForCode(world(), 'deletion', mobile)).json.code).toBe(140)
    expect((await askForCode(world(), 'recovery', mobile)).json.code).toBe(0)
    expect((await askForCode(world(), 'registration', mobile)).json.code).toBe(0)
  })

  it('A02 D22 five wrong passwords from elsewhere pause elsewhere, and not the browser of the owner', async () => {
    const { mobile, password, cookie } = await settled()
    await failFiveTimes(mobile)
    expect((await login(mobile, password)).json.code).toBe(111)
    expect((await login(mobile, password, { cookie })).status).toBe(200)
    expect((await login(mobile, password)).json.code, 'the owner has not lifted the pause of the others').toBe(111)
  })

  it.each(['recovery', 'deletion'] as const)('A02 D22 the day’s codes of %s, and what is typed for them', async (purpose) => {
    const { mobile, cookie } = await settled()
    world().clock.pass(MINUTE)
    for (let count = 0; count < 5; count += 1) {
      expect((await askForCode(world(), purpose, mobile, { address: elsewhere() })).json.code).toBe(0)
      const wrong = wrongFor(await readCode(world(), mobile))
      expect((await typeCode(world(), purpose, mobile, wrong, { address: elsewhere() })).json.code).toBe(6)
      world().clock.pass(MINUTE)
    }
    expect([140, 500]).toContain((await askForCode(world(), purpose, mobile, { address: elsewhere() })).json.code)
    expect((await askForCode(world(), purpose, mobile, { cookie, captcha: null })).json.code).toBe(0)
    const code = await readCode(world(), mobile)
    expect((await typeCode(world(), purpose, mobile, code, { address: elsewhere() })).json.code).toBe(111)
    expect((await typeCode(world(), purpose, mobile, code, { cookie })).json.code).toBe(0)
  })
})

describe('what the owner’s browser may do', () => {
  it('A02 B01 D22 its own five attempts, then its own pause; five codes of a kind, a minute apart', async () => {
    const { mobile, password, cookie } = await settled()
    await failFiveTimes(mobile, { cookie })
    const paused = await login(mobile, password, { cookie })
    expect([paused.status, paused.json.code, paused.headers['retry-after']]).toEqual([429, 111, String(15 * 60)])
    for (let count = 0; count < 5; count += 1) {
      expect((await askForCode(world(), 'deletion', mobile, { cookie, captcha: null })).json.code).toBe(0)
      expect((await askForCode(world(), 'deletion', mobile, { cookie, captcha: null })).json.code).toBe(140)
      world().clock.pass(MINUTE)
    }
    expect((await askForCode(world(), 'deletion', mobile, { cookie, captcha: null })).json.code).toBe(140)
  })

  it('D22 it is no credential: it opens nothing, and helps with no other account', async () => {
    const [mine, another] = [await settled(), await settled()]
    const token = mine.cookie.replace('device=', '')
    expect((await world().call('GET', '/user', { headers: { cookie: mine.cookie } })).status).toBe(401)
    expect((await world().call('GET', '/user', { token })).status).toBe(401)
    await failFiveTimes(another.mobile)
    expect((await login(another.mobile, another.password, mine)).json.code).toBe(111)
    expect((await login(another.mobile, another.password, { cookie: `device=${'a'.repeat(32)}` })).json.code).toBe(111)
    expect((await login(another.mobile, another.password, { cookie: 'device=; device' })).json.code).toBe(111)
  })

  it('B04 D22 with a cookie of somebody else’s a known and an unknown phone answer alike', async () => {
    const { cookie } = await settled()
    const phones = [phoneOf(5), freshPhone()]
    for (const purpose of ['recovery', 'deletion'] as const) {
      const answers = await Promise.all(phones.map((mobile) => askForCode(world(), purpose, mobile, { cookie })))
      expect(answers[0]?.json).toEqual(answers[1]?.json)
    }
    for (let count = 0; count < 6; count += 1) {
      const answers = await Promise.all(phones.map((mobile) => login(mobile, 'wrong', { cookie })))
      expect([answers[0]?.status, answers[0]?.json]).toEqual([answers[1]?.status, answers[1]?.json])
    }
  })
})

describe('the cookie', () => {
  it('B03 D22 has at least 128 random bits, is for /api alone and for no script, and is kept nowhere in clear', async () => {
    const { mobile, code } = await registered(world())
    const header = String((await login(mobile, code)).headers['set-cookie'])
    const [named = '', ...attributes] = header.split('; ')
    expect(named).toMatch(NAMED)
    const lifetime = `Max-Age=${DEVICE_LIFETIME / 1000}`
    expect(attributes.toSorted()).toEqual(['HttpOnly', lifetime, 'Path=/api', 'SameSite=Strict'].toSorted())
    const everything = [...(await everyRow(world().db)), ...world().log.map((text) => ({ table: 'log', text }))]
    expect(findAll({ device: named.replace('device=', '') }, everything)).toEqual([])
  })

  it('D22 where people come by https it is Secure in deed and name, and one of the time before is known', async () => {
    const options = { checkAnswers: true, logger: false, portalDir: null, publicOrigin: 'https://portal.example.org' }
    const app = await buildServer(world().deps, options)
    const { mobile, code } = await registered(world())
    const body = { username: mobile, password: code }
    const answer = await callerOf(app)('POST', '/login', { body })
    const [named = '', ...attributes] = String(answer.headers['set-cookie']).split('; ')
    expect(named).toMatch(/^__Secure-device=[\w-]{32}$/)
    expect(attributes).toContain('Secure')
    const own = named.replace('__Secure-', '')
    await failFiveTimes(mobile)
    expect((await callerOf(app)('POST', '/login', { body })).status).toBe(429)
    for (const cookie of [named, own])
      expect((await callerOf(app)('POST', '/login', { body, headers: { cookie } })).status).toBe(200)
    await app.close()
  })

  it('D22 a client cannot say that it came by https', async () => {
    const { mobile, code } = await registered(world())
    const headers = { 'x-forwarded-proto': 'https' }
    const answer = await world().call('POST', '/login', { body: { username: mobile, password: code }, headers })
    expect(String(answer.headers['set-cookie'])).not.toMatch(/Secure/)
  })

  it('D22 a sign-in that fails gives none', async () => {
    expect((await login(phoneOf(5), 'wrong')).headers['set-cookie']).toBeUndefined()
  })

  it('D22 outlives a sign-out, so that the owner is not shut out after it', async () => {
    const { mobile, password, cookie } = await settled()
    const token: string = (await login(mobile, password, { cookie })).json.payload
    const out = await world().call('POST', '/logout', { token, headers: { cookie } })
    expect([out.status, out.headers['set-cookie']]).toEqual([200, undefined])
    await failFiveTimes(mobile)
    expect((await login(mobile, password, { cookie })).status).toBe(200)
  })

  it('D22 a shared computer knows everybody who has signed in on it', async () => {
    const people = [await registered(world()), await registered(world()), await registered(world())]
    let cookie = ''
    for (const { mobile, code } of people) cookie = cookieOf(await login(mobile, code, { cookie }))
    for (const { mobile, code } of people) {
      await failFiveTimes(mobile)
      expect((await login(mobile, code, { cookie })).status).toBe(200)
    }
  })

  it('D22 carries so many people and not more, the latest first', async () => {
    let cookie = ''
    const people: string[] = []
    for (let count = 0; count <= DEVICES_PER_BROWSER; count += 1) {
      const { mobile, code } = await registered(world())
      people.push(mobile)
      cookie = cookieOf(await login(mobile, code, { cookie }))
    }
    expect(cookie.split('.')).toHaveLength(DEVICES_PER_BROWSER)
    await failFiveTimes(people[1] ?? '')
    expect((await login(people[1] ?? '', 'wrong', { cookie })).json.code).toBe(6)
    await failFiveTimes(people[0] ?? '')
    expect((await login(people[0] ?? '', 'wrong', { cookie })).json.code, 'the first has fallen out').toBe(111)
  })

  it('D22 an account has so many browsers, the latest ones', async () => {
    const { mobile, password, cookie } = await settled()
    const row = () => world().db.select({ id: users.id }).from(users).where(eq(users.mobile, mobile))
    const id = (await row())[0]?.id ?? ''
    for (let count = 0; count < DEVICES_PER_ACCOUNT; count += 1) {
      world().clock.pass(1)
      await login(mobile, password)
    }
    expect(await world().db.$count(devices, eq(devices.userId, id))).toBe(DEVICES_PER_ACCOUNT)
    await failFiveTimes(mobile)
    expect((await login(mobile, password, { cookie })).json.code).toBe(111)
  })

  it('D22 C06 is known for 180 days after the last sign-in, then the cleanup forgets it', async () => {
    const { mobile, password, cookie } = await settled()
    world().clock.pass(DEVICE_LIFETIME - DAY)
    expect(cookieOf(await login(mobile, password, { cookie })), 'the same one, for as long again').toBe(cookie)
    world().clock.pass(DEVICE_LIFETIME - 1)
    await failFiveTimes(mobile)
    expect((await login(mobile, 'wrong', { cookie })).json.code).toBe(6)
    world().clock.pass(1)
    expect((await login(mobile, 'wrong', { cookie })).json.code, 'a stranger like others').toBe(111)
    await enqueue(world().db, 'cleanup', {}, new Date(world().clock.now()), 'cleanup')
    await world().runJobs()
    expect(await world().db.$count(devices)).toBe(0)
    expect(world().jobErrors).toEqual([])
  })

  it('B01 D22 a new password forgets every browser but the one that signs in with it', async () => {
    const { mobile, cookie } = await settled()
    const code = await codeFor(world(), 'recovery', mobile)
    const fresh = cookieOf(await login(mobile, code))
    await failFiveTimes(mobile)
    expect((await login(mobile, code, { cookie })).json.code).toBe(111)
    expect((await login(mobile, code, { cookie: fresh })).status).toBe(200)
  })

  it('C06 D22 goes with the account, and the browser is told to drop it', async () => {
    const { mobile, cookie } = await settled()
    const code = await codeFor(world(), 'deletion', mobile)
    const gone = await typeCode(world(), 'deletion', mobile, code, { cookie })
    expect([gone.status, String(gone.headers['set-cookie']).split('; ')]).toEqual([
      200,
      expect.arrayContaining(['device=', 'Max-Age=0', 'Path=/api']),
    ])
    const row = await world().db.select({ id: users.id }).from(users).where(eq(users.mobile, mobile))
    expect(row).toEqual([])
    const left = (await everyRow(world().db)).filter(({ text }) => text.includes(mobile))
    expect(left).toEqual([])
  })
})
