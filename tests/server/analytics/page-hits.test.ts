import { describe, expect, it } from 'vitest'
import { pageHits } from '../../../server/kernel/database/schema.ts'
import { PLACES } from '../../../src/domain/portal/places.ts'
import { DAY } from '../support/server/clock.ts'
import { everyRow, findAll } from '../support/everything.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

const hit = (route: unknown, token?: string) =>
  world().call('POST', '/page-hit', { body: { route }, token, headers: { 'user-agent': 'a browser like no other' } })

const counted = () =>
  world()
    .db.select({ day: pageHits.day, route: pageHits.route, hits: pageHits.hits })
    .from(pageHits)
    .orderBy(pageHits.day, pageHits.route)

describe('page hits', () => {
  it('API64 NV26 are counted by the day of Moscow and the pattern of the route, also when fifty come together', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => hit('/tool/:id')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await hit('/sales')
    world().clock.pass(DAY)
    await hit('/sales')
    expect(await counted()).toEqual([
      { day: '2026-11-20', route: '/sales', hits: 1 },
      { day: '2026-11-20', route: '/tool/:id', hits: 50 },
      { day: '2026-11-21', route: '/sales', hits: 1 },
    ])
  })

  it('every place of the portal counts', async () => {
    for (const { path } of PLACES) expect([path, (await hit(path)).status]).toEqual([path, 200])
  })

  it.each(['/tool/100.00001', '/auth/confirmation?phone=79000000001', '/sokolova-anna', '/tool/:id/anna', '', 'x', null, 7])(
    'B02 %j is no pattern: refused, and nothing is kept',
    async (route) => {
      const before = await counted()
      expect((await hit(route)).status).toBe(400)
      expect(await counted()).toEqual(before)
    },
  )

  it('C06 nothing tells who it was: not in the table, not in the log', async () => {
    const token = await world().tokenOf(1)
    const [columns] = await counted()
    expect(Object.keys(columns ?? {})).toEqual(['day', 'route', 'hits'])
    const sessionsBefore = (await everyRow(world().db)).filter(({ table }) => table === 'sessions')
    world().clock.pass(3_600_000)
    expect((await hit('/sales', token)).status).toBe(200)
    const everything = [...(await everyRow(world().db)), ...world().log.map((text) => ({ table: 'log', text }))]
    expect(findAll({ agent: 'a browser like no other', address: '127.0.0.1', token }, everything)).toEqual([])
    // Even an accidental token is ignored: the answer is the same.
    expect(sessionsBefore).toHaveLength(1)
  })
})
