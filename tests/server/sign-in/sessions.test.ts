import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions, users } from '../../../server/kernel/database/schema.ts'
import { ANNA, DEMO_PASSWORD } from '../../../server/demo/people.ts'
import { SESSION_ABSOLUTE, SESSION_IDLE } from '../../../src/domain/portal/limits.ts'
import { scheduleRepeating } from '../../../server/start/jobs.ts'
import { DAY } from '../support/server/clock.ts'
import { codeFor } from '../support/deeds/codes.ts'
import { everyRow, findAll } from '../support/everything.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'

const world = testApp()

const signIn = async (number: number, password = DEMO_PASSWORD): Promise<string> =>
  (await world().call('POST', '/login', { body: { username: phoneOf(number), password } })).json.payload
const status = async (token: string) => (await world().call('GET', '/user/status', { token })).status

describe('B03 a token', () => {
  it('has at least 128 random bits and is kept nowhere: not in a table, not in the log', async () => {
    const tokens: string[] = []
    for (let count = 0; count < 8; count += 1) tokens.push(await signIn(1))
    expect(new Set(tokens).size).toBe(8)
    for (const token of tokens) expect((token.length * 6) / 128).toBeGreaterThanOrEqual(1)
    await status(tokens[0] ?? '')
    const everything = [...(await everyRow(world().db)), ...world().log.map((text) => ({ table: 'log', text }))]
    expect(findAll(Object.fromEntries(tokens.map((token) => [token, token])), everything)).toEqual([])
    expect(await world().db.$count(sessions, eq(sessions.userId, ANNA))).toBe(8)
  })

  it('of a session that was used is not written at every call', async () => {
    const token = await signIn(5)
    const seen = async () => (await everyRow(world().db)).filter(({ table }) => table === 'sessions')
    const before = await seen()
    world().clock.pass(599_999)
    await status(token)
    expect(await seen()).toEqual(before)
    world().clock.pass(1)
    await status(token)
    expect(await seen()).not.toEqual(before)
  })

  it('that has run out is forgotten by the cleanup', async () => {
    const token = await signIn(11)
    world().clock.pass(SESSION_IDLE)
    await scheduleRepeating(world().deps)
    await world().runJobs()
    expect(await world().db.$count(sessions)).toBe(0)
    expect(await status(token)).toBe(401)
    expect(SESSION_ABSOLUTE).toBeGreaterThan(SESSION_IDLE)
  })
})

describe('B03 what ends sessions', () => {
  it('a lock ends all of the person’s and nobody else’s, whoever locks; signing in again shows the lock', async () => {
    const [one, two, other] = [await signIn(10), await signIn(10), await signIn(11)]
    await world()
      .db.update(users)
      .set({ locked: true })
      .where(eq(users.mobile, phoneOf(10)))
    expect(await Promise.all([one, two, other].map(status))).toEqual([401, 401, 200])
    const again = await signIn(10)
    expect((await world().call('GET', '/user', { token: again })).json.payload).toMatchObject({ locked: true })
    await world()
      .db.update(users)
      .set({ city: 'Тула' })
      .where(eq(users.mobile, phoneOf(10)))
    expect(await status(again), 'another change of a locked person ends nothing').toBe(200)
  })

  it('B01 a new password: until it is used nothing ends, its first sign-in ends all others', async () => {
    const [one, two, other] = [await signIn(8), await signIn(8), await signIn(11)]
    const code = await codeFor(world(), 'recovery', phoneOf(8))
    expect(await Promise.all([one, two].map(status))).toEqual([200, 200])
    const fresh = await signIn(8, code)
    expect(await Promise.all([one, two, fresh, other].map(status))).toEqual([401, 401, 200, 200])
    world().clock.pass(DAY)
    const later = await signIn(8, code)
    expect(await Promise.all([fresh, later].map(status)), 'it is the password now').toEqual([200, 200])
  })
})
