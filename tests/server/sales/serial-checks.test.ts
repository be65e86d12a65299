import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { limitCounts, users } from '../../../server/kernel/database/schema.ts'
import { PROFI, ROMASHKA } from '../../../server/demo/people.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import { checksName } from '../../../server/modules/tools/check-limit.ts'
import { MINUTE, SECOND } from '../support/server/clock.ts'
import { hireSellers } from '../support/races/crowd.ts'
import { testApp } from '../support/server/test-app.ts'
import { newcomer } from '../team/support.ts'
import type { Answer } from '../support/server/test-app.ts'

const world = testApp()
const [PERSON, COMPANY] = [5, 6]

/** A look-up of a serial, by one of the two calls. */
const ask = (token: string, place: number): Promise<Answer> => {
  const sn = `100.${String((place % 99) + 1).padStart(5, '0')}`
  return world().call('GET', place % 2 ? `/tools/tool/${sn}` : `/tools/v2/availability/tool/${sn}`, { token })
}
const askMany = async (token: string, count: number): Promise<number[]> => {
  const answers = await Promise.all(Array.from({ length: count }, (_, place) => ask(token, place)))
  return answers.map(({ status }) => status)
}
const passed = (statuses: number[]): number => statuses.filter((status) => status === 200).length

describe('D27 how often serials may be asked about', () => {
  it('D27 API40 API44 sixty a minute for a person, both calls together; then 429 until the minute is over', async () => {
    const token = await world().tokenOf(PERSON)
    expect(passed(await askMany(token, 80))).toBe(60)
    world().clock.pass(20 * SECOND)
    const { status, json, headers } = await ask(token, 1)
    expect([status, json]).toEqual([429, { code: 140, message: 'Слишком много запросов. Попробуйте позже', payload: null }])
    expect(headers['retry-after']).toBe('40')
    world().clock.pass(39 * SECOND)
    expect((await ask(token, 2)).status).toBe(429)
    world().clock.pass(SECOND)
    expect(passed(await askMany(token, 61))).toBe(60)
  })

  it('D27 a person’s count is nobody else’s', async () => {
    const [one, other] = [await newcomer(world()), await newcomer(world())]
    await askMany(one.token, 61)
    expect([(await ask(one.token, 1)).status, (await ask(other.token, 1)).status]).toEqual([429, 200])
  })

  it('D27 a seller pastes as many as a company, for a sale to one', async () => {
    const [seller] = await hireSellers(world(), 1)
    expect(passed(await askMany(seller?.token ?? '', 100))).toBe(100)
  })

  it('D27 nothing that a caller can change fills a budget again: side, call, session, address, and the point', async () => {
    const [seller] = await hireSellers(world(), 1, 77)
    const { id = '', token = '' } = seller ?? {}
    const asOf = async (pointId: string | null) =>
      world()
        .db.update(users)
        .set({ pointId, status: pointId === null ? 'BUYER' : 'SELLER' })
        .where(eq(users.id, id))
    expect((await ask(token, 2)).status).toBe(200)
    await world()
      .db.update(limitCounts)
      .set({ used: 2_000 })
      .where(eq(limitCounts.name, checksName(id, 'list')))
    const others = [
      await ask(token, 1),
      await world().call('GET', '/tools/v2/availability/tool/100.00003?side=buyer', { token, address: '203.0.113.7' }),
      await ask(await openSession(world().db, id, world().clock.now()), 2),
    ]
    expect(others.map(({ status }) => status)).toEqual([429, 429, 429])
    // Without a point it is a person's limit; with one again, the seller's is as it was left.
    await asOf(null)
    expect((await ask(token, 2)).status).toBe(200)
    await asOf(PROFI)
    expect((await ask(token, 2)).status).toBe(429)
  })

  it('D27 two thousand an hour for a company, which pastes them by the hundred', async () => {
    const token = await world().tokenOf(COMPANY)
    expect(passed(await askMany(token, 100))).toBe(100)
    // As many as two pastes of a thousand, without the time that they take.
    await world()
      .db.update(limitCounts)
      .set({ used: 1_950 })
      .where(eq(limitCounts.name, checksName(ROMASHKA, 'list')))
    world().clock.pass(10 * MINUTE)
    expect(passed(await askMany(token, 60))).toBe(50)
    expect((await ask(token, 1)).headers['retry-after']).toBe(String(50 * 60))
    world().clock.pass(50 * MINUTE)
    expect((await ask(token, 1)).status).toBe(200)
  })

  it('D27 a count of a clock that was ahead is none', async () => {
    const token = await world().tokenOf(9)
    await askMany(token, 60)
    await world()
      .db.update(limitCounts)
      .set({ endsAt: new Date(world().clock.now() + 40 * 24 * 60 * MINUTE) })
    expect((await ask(token, 1)).status).toBe(200)
  })
})
