import { describe, expect, it } from 'vitest'
import { SESSION_ABSOLUTE, SESSION_IDLE } from '../../../src/domain/portal/limits.ts'
import { DAY, MINUTE } from '../support/server/clock.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'

const world = testApp()

const login = (username: string, password: string) => world().call('POST', '/login', { body: { username, password } })
const fail = async (username: string, times: number) => {
  const codes: number[] = []
  for (let count = 0; count < times; count += 1) codes.push((await login(username, 'wrong')).json.code)
  return codes
}

describe('sign-in', () => {
  it('API12 POST /login gives a token that opens the session, with quotes too', async () => {
    const { status, json } = await login(phoneOf(1), '111111')
    expect(status).toBe(200)
    const token: string = json.payload
    expect(token).toMatch(/^[\w-]{32}$/)
    expect((await world().call('GET', '/user', { token: `"${token}"` })).status).toBe(200)
  })

  it('A04 a wrong password is code 6 with 400, never 401', async () => {
    const { status, json } = await login(phoneOf(2), 'wrong')
    expect([status, json]).toEqual([400, { code: 6, message: 'Неверный телефон или пароль', payload: null }])
  })

  it('B04 known, unknown and locked phones answer alike, also when paused', async () => {
    const phones = [phoneOf(9), '79991112233', phoneOf(7)]
    const answers = await Promise.all(phones.map((phone) => login(phone, 'wrong')))
    for (const answer of answers) expect([answer.status, answer.json]).toEqual([answers[0]?.status, answers[0]?.json])
    for (const phone of phones) expect(await fail(phone, 5)).toEqual([6, 6, 6, 6, 111])
  })

  it('a locked person may sign in', async () => {
    world().clock.pass(16 * MINUTE)
    expect((await login(phoneOf(7), '111111')).status).toBe(200)
  })

  it('A02 after five failures the right password is refused for 15 minutes, then works', async () => {
    expect(await fail(phoneOf(5), 5)).toEqual([6, 6, 6, 6, 6])
    const paused = await login(phoneOf(5), '111111')
    expect([paused.status, paused.json.code, paused.headers['retry-after']]).toEqual([429, 111, String(15 * 60)])
    world().clock.pass(15 * MINUTE - 1)
    expect((await login(phoneOf(5), '111111')).json.code).toBe(111)
    world().clock.pass(1)
    expect((await login(phoneOf(5), '111111')).status).toBe(200)
  })

  it('E12: the failure that begins the pause tells how long it is, those before it tell nothing', async () => {
    const told: unknown[] = []
    for (let count = 0; count < 5; count += 1) told.push((await login(phoneOf(10), 'wrong')).headers['retry-after'])
    expect(told).toEqual([undefined, undefined, undefined, undefined, String(15 * 60)])
    world().clock.pass(5 * MINUTE)
    expect((await login(phoneOf(10), 'wrong')).headers['retry-after']).toBe(String(10 * 60))
    const unknown = '79991112244'
    await fail(unknown, 4)
    expect((await login(unknown, 'wrong')).headers['retry-after']).toBe(String(15 * 60))
  })

  it('A02 success clears the count; after the pause it begins anew', async () => {
    await fail(phoneOf(4), 4)
    expect((await login(phoneOf(4), '111111')).status).toBe(200)
    expect(await fail(phoneOf(4), 6)).toEqual([6, 6, 6, 6, 6, 111])
    world().clock.pass(15 * MINUTE)
    expect(await fail(phoneOf(4), 4)).toEqual([6, 6, 6, 6])
    expect((await login(phoneOf(4), '111111')).status).toBe(200)
  })

  it('A02 guesses that arrive together: five are compared, not more', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(phoneOf(3), 'wrong')))
    expect(answers.filter(({ json }) => json.code === 6)).toHaveLength(5)
    expect(answers.filter(({ json }) => json.code === 111)).toHaveLength(15)
  })

  it('B03 POST /logout ends the session at once, and only it', async () => {
    const [one, two] = [(await login(phoneOf(1), '111111')).json.payload, (await login(phoneOf(1), '111111')).json.payload]
    expect((await world().call('POST', '/logout', { token: one })).status).toBe(200)
    expect((await world().call('GET', '/user', { token: one })).status).toBe(401)
    expect((await world().call('GET', '/user', { token: two })).status).toBe(200)
  })

  it('B03 a session ends after 7 days without calls, and after 30 days whatever happens', async () => {
    const idle: string = (await login(phoneOf(1), '111111')).json.payload
    const busy: string = (await login(phoneOf(1), '111111')).json.payload
    const alive = async (token: string) => (await world().call('GET', '/user/status', { token })).status
    for (let day = 0; day < 6; day += 1) {
      world().clock.pass(DAY)
      expect(await alive(busy)).toBe(200)
    }
    world().clock.pass(SESSION_IDLE - 6 * DAY)
    expect([await alive(idle), await alive(busy)]).toEqual([401, 200])
    for (let day = 7; day < SESSION_ABSOLUTE / DAY - 1; day += 1) {
      world().clock.pass(DAY)
      expect(await alive(busy)).toBe(200)
    }
    world().clock.pass(DAY)
    expect(await alive(busy)).toBe(401)
  })
})
