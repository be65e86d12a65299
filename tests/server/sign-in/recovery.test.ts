import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../../../server/kernel/database/schema.ts'
import { NO_MORE_CODES_TODAY } from '../../../src/domain/people/sms-code.ts'
import { MINUTE } from '../support/server/clock.ts'
import { askForCode, codeFor, freshPhone, messagesTo, readCode, registered, typeCode, wrongFor } from '../support/deeds/codes.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

const login = (username: string, password: string) => world().call('POST', '/login', { body: { username, password } })
const isAlive = async (token: string) => (await world().call('GET', '/user/status', { token })).status === 200
const raw = (payload: string, type: string) =>
  world().app.inject({ method: 'POST', url: '/api/user/password', headers: { 'content-type': type }, payload })

describe('a new password', () => {
  it('B01 the old one works until the first sign-in with the new code, which ends the other sessions', async () => {
    const { mobile, code: old } = await registered(world())
    const before: string = (await login(mobile, old)).json.payload
    const fresh = await codeFor(world(), 'recovery', mobile)
    expect(fresh).toMatch(/^\d{6}$/)
    const meanwhile: string = (await login(mobile, old)).json.payload
    expect([await isAlive(before), await isAlive(meanwhile)]).toEqual([true, true])

    const after: string = (await login(mobile, fresh)).json.payload
    expect([await isAlive(before), await isAlive(meanwhile), await isAlive(after)]).toEqual([false, false, true])
    expect((await login(mobile, old)).json.code).toBe(6)
    world().clock.pass(60 * MINUTE)
    expect((await login(mobile, fresh)).status).toBe(200)
  })

  it('B01 a code that nobody signs in with changes nothing', async () => {
    const { mobile, code: old } = await registered(world())
    const fresh = await codeFor(world(), 'recovery', mobile)
    world().clock.pass(10 * MINUTE)
    expect((await login(mobile, fresh)).json.code).toBe(6)
    expect((await login(mobile, old)).status).toBe(200)
  })

  it('A02 A03 the pause of the password is not lifted by asking; the new code opens the account all the same', async () => {
    const { mobile, code: old } = await registered(world())
    for (let count = 0; count < 5; count += 1) await login(mobile, 'wrong')
    expect((await login(mobile, old)).json.code).toBe(111)
    const fresh = await codeFor(world(), 'recovery', mobile)
    expect((await login(mobile, old)).json.code).not.toBe(0)
    expect((await login(mobile, fresh)).status).toBe(200)
    expect((await login(mobile, fresh)).status).toBe(200)
  })

  it('A02 B01 five wrong codes while the password is paused: the right one is refused too', async () => {
    const { mobile } = await registered(world())
    for (let count = 0; count < 5; count += 1) await login(mobile, 'wrong')
    const fresh = await codeFor(world(), 'recovery', mobile)
    for (let count = 0; count < 5; count += 1) expect((await login(mobile, wrongFor(fresh))).json.code).toBe(6)
    expect((await login(mobile, fresh)).json.code).toBe(111)
    world().clock.pass(MINUTE)
    const again = await codeFor(world(), 'recovery', mobile)
    expect((await login(mobile, again)).json.code).toBe(111)
  })

  it('a code of one kind opens nothing of another', async () => {
    const { mobile } = await registered(world())
    const recovery = await codeFor(world(), 'recovery', mobile)
    expect((await typeCode(world(), 'deletion', mobile, recovery)).json.code).toBe(6)
    const deletion = await codeFor(world(), 'deletion', mobile)
    expect((await typeCode(world(), 'recovery', mobile, deletion)).json.code).toBe(6)
  })

  it('a password that is no code burns no try of the code', async () => {
    const { mobile } = await registered(world())
    const fresh = await codeFor(world(), 'recovery', mobile)
    for (let count = 0; count < 8; count += 1) await login(mobile, 'not a code')
    expect((await login(mobile, fresh)).status).toBe(200)
  })

  it('B04 who has no account gets no message', async () => {
    const mobile = freshPhone()
    expect((await askForCode(world(), 'recovery', mobile)).json).toEqual({ code: 0, message: null, payload: null })
    expect([await readCode(world(), mobile), await messagesTo(world(), mobile)]).toEqual(['', []])
  })

  it('a locked person gets one, and may sign in with it', async () => {
    const { mobile } = await registered(world())
    await world().db.update(users).set({ locked: true }).where(eq(users.mobile, mobile))
    expect((await login(mobile, await codeFor(world(), 'recovery', mobile))).status).toBe(200)
  })

  it('AU38 A02 the sixth code of a day is refused with code 500', async () => {
    const mobile = freshPhone()
    for (let count = 0; count < 5; count += 1) {
      expect((await askForCode(world(), 'recovery', mobile)).status).toBe(200)
      world().clock.pass(MINUTE)
    }
    const { status, json } = await askForCode(world(), 'recovery', mobile)
    expect([status, json]).toEqual([422, { code: 500, message: NO_MORE_CODES_TODAY, payload: null }])
    expect((await askForCode(world(), 'registration', mobile)).json.code, 'another kind has its own').toBe(0)
  })
})

describe('the body of POST /user/password', () => {
  it.each(['text/plain', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded'])(
    'API14 A13 form fields as %s',
    async (type) => {
      const answer = await raw(`mobile=${freshPhone()}`, type)
      expect([answer.statusCode, answer.json()]).toEqual([200, { code: 0, message: null, payload: null }])
    },
  )

  it.each([
    ['JSON', '{"mobile":"79120000001"}', 'application/json'],
    ['a phone in a mask', 'mobile=%2B7+%28912%29+000-00-01', 'text/plain'],
    ['the field twice', 'mobile=79120000001&mobile=79120000002', 'text/plain'],
    ['another field', 'mobile=79120000001&x=1', 'text/plain'],
    ['nothing', '', 'text/plain'],
  ])('A13 %s is 400', async (_name, payload, type) => {
    const answer = await raw(payload, type)
    expect([answer.statusCode, answer.json<{ code: number }>().code]).toEqual([400, 123])
  })

  it('A13 other operations take no form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await world().call('POST', '/login', { body: 'username=79000000001&password=111111', headers })
    expect([answer.status, answer.json.code]).toEqual([400, 123])
  })
})
