/** What a seller's home tells: points that are on their way, and the sales that wait for the seller (D49). */
import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { decisions, jobs, sales } from '../../../server/kernel/database/schema.ts'
import { DAY } from '../support/server/clock.ts'
import { freeSerial } from '../support/deeds/receipts.ts'
import { release, reserve, sell } from '../support/deeds/sell.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

interface Overview {
  expected: { points: number; sales: number }
  earnedThisMonth: number
  waiting: { tool: { sn: string }; saleStatus: string; fate: { step: string } }[]
  reserves: number
}

const overview = async (person: number): Promise<Overview> => {
  const { status, json } = await world().call('GET', '/sale/overview', { token: await world().tokenOf(person) })
  expect(status).toBe(200)
  return json.payload
}

const serialsOf = ({ waiting }: Overview) => waiting.map(({ tool }) => tool.sn)

/** Two sellers of the demo world, whose own sales would be in the way. */
const [SELLER, OTHER] = [1, 8]

const change = (sn: string, values: Partial<typeof sales.$inferInsert>) =>
  world()
    .db.update(sales)
    .set(values)
    .where(and(eq(sales.sn, sn), eq(sales.side, 'seller')))

beforeAll(async () => {
  await world().db.delete(jobs)
  await world().db.delete(decisions)
  await world().db.delete(sales).where(eq(sales.status, 'FAIL'))
  await world().db.update(sales).set({ status: 'FINISH' })
})

describe('GET /sale/overview', () => {
  it('HM01 C01 counts the points of what is under check, and not of reserves', async () => {
    expect(await overview(SELLER)).toMatchObject({ expected: { points: 0, sales: 0 }, waiting: [], reserves: 0 })
    const [checked, byHand, reserved] = [freeSerial(), freeSerial(), freeSerial()]
    for (const sn of [checked, byHand]) await sell(world(), { person: SELLER, sn })
    await change(byHand, { status: 'APPROVE_PENDING' })
    await reserve(world(), { person: SELLER, sn: reserved })
    const rows = await world()
      .db.select()
      .from(sales)
      .where(inArray(sales.sn, [checked, byHand]))
    const points = rows.reduce((total, { bonus }) => total + (bonus ?? 0), 0) / 100
    expect(points).toBeGreaterThan(0)
    expect(await overview(SELLER)).toMatchObject({ expected: { points, sales: 2 }, waiting: [], reserves: 1 })
    await change(checked, { status: 'FINISH' })
    await change(byHand, { status: 'FINISH' })
    expect((await overview(SELLER)).expected).toEqual({ points: 0, sales: 0 })
    expect((await overview(OTHER)).reserves).toBe(0)
  })

  it('HM01 a reserve waits for its seller in its last three days', async () => {
    const sn = freeSerial()
    await reserve(world(), { person: OTHER, sn })
    const end = world().clock.now() + 3 * DAY
    await change(sn, { reservedUntil: new Date(end + 1) })
    expect(serialsOf(await overview(OTHER))).toEqual([])
    await change(sn, { reservedUntil: new Date(end) })
    const { waiting, reserves } = await overview(OTHER)
    expect(waiting).toMatchObject([{ tool: { sn }, saleStatus: 'RESERVED', fate: { step: 'reserved' } }])
    expect(reserves).toBe(1)
    await release(world(), { person: OTHER, sn })
    expect(await overview(OTHER)).toMatchObject({ waiting: [], reserves: 0 })
  })

  it('HM01 E08 a failed sale waits until its receipt is too old, or the serial is registered again by anybody', async () => {
    const [sn, old, sold] = [freeSerial(), freeSerial(), freeSerial()]
    for (const one of [sn, old, sold]) {
      await sell(world(), { person: SELLER, sn: one })
      await change(one, { status: 'FAIL' })
    }
    await change(old, { purchaseDate: new Date(world().clock.now() - 91 * DAY) })
    await sell(world(), { person: OTHER, sn: sold })
    expect(serialsOf(await overview(SELLER))).toEqual([sn])
    await sell(world(), { person: SELLER, sn })
    expect(serialsOf(await overview(SELLER))).toEqual([])
    await change(sn, { status: 'FAIL' })
    expect(serialsOf(await overview(SELLER))).toEqual([sn])
  })

  it('HM01 five rows at most, an ending reserve first, then the failed ones, the newest first', async () => {
    const reserved = freeSerial()
    await reserve(world(), { person: OTHER, sn: reserved })
    await change(reserved, { reservedUntil: new Date(world().clock.now() + DAY) })
    const failed: string[] = []
    for (let at = 0; at < 6; at += 1) {
      const sn = freeSerial()
      await sell(world(), { person: OTHER, sn })
      await change(sn, { status: 'FAIL' })
      failed.unshift(sn)
      const rows = serialsOf(await overview(OTHER))
      expect(rows).toEqual([reserved, ...failed].slice(0, 5))
    }
  })
})
