import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/start/config.ts'
import { jobs, sales } from '../../../server/kernel/database/schema.ts'
import { scheduleRepeating } from '../../../server/start/jobs.ts'
import { allAnswered } from '../support/all-answered.ts'
import { DAY, MINUTE } from '../support/server/clock.ts'
import { hireSellers } from '../support/races/crowd.ts'
import type { Person } from '../support/races/crowd.ts'
import { send } from '../support/commands.ts'
import { freeSerial, freshReceipt } from '../support/deeds/receipts.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()
const LIMIT = 10
const FULL = 'Инструментов в резерве может быть не больше 10. Подтвердите продажу чеком или снимите резерв'

let [seller, greedy, typist, other]: Person[] = []
beforeAll(async () => {
  await world().db.delete(jobs)
  ;[seller, greedy, typist, other] = await hireSellers(world(), 4)
})

const reserve = (who: Person | undefined, sn: string, offline = false) =>
  send(world(), who?.token ?? '', { kind: 'reserve', sn, offline })
/** A serial that the base does not know. */
let unknown = 0
const strange = (): string => `556.${String((unknown += 1)).padStart(5, '0')}`
const rowOf = async (sn: string) => (await world().db.select().from(sales).where(eq(sales.sn, sn)))[0]
const fill = async (who: Person | undefined): Promise<string[]> => {
  const serials = Array.from({ length: LIMIT }, freeSerial)
  for (const sn of serials) expect((await reserve(who, sn)).status).toBe(200)
  return serials
}

describe('E09 reserves are few', () => {
  it('E09 the eleventh is refused with what to do; a release and a sale each make room for one', async () => {
    const [first = '', second = ''] = await fill(seller)
    const { status, json } = await reserve(seller, freeSerial())
    expect([status, json]).toEqual([422, { code: 109, message: FULL, payload: null }])
    await send(world(), seller?.token ?? '', { kind: 'release', sn: first })
    await send(world(), seller?.token ?? '', { kind: 'sale', sn: second, receipt: { ...freshReceipt(), isManualInput: true } })
    const codes = []
    for (let time = 0; time < 3; time += 1) codes.push((await reserve(seller, freeSerial())).json.code)
    expect(codes).toEqual([0, 0, 109])
  })

  it('E09 fifty at once: ten are reserved, the others refused; another seller is free to go on', async () => {
    const serials = Array.from({ length: 50 }, (_, index) => (index % 2 ? freeSerial() : strange()))
    const answers = await allAnswered(serials.map((sn) => () => reserve(greedy, sn, true)))
    const codes = answers.map(({ json }) => json.code)
    expect([codes.filter((code) => code === 0).length, codes.filter((code) => code === 109).length]).toEqual([10, 40])
    expect(await world().db.$count(sales, and(eq(sales.ownerId, greedy?.id ?? ''), eq(sales.side, 'seller')))).toBe(10)
    expect((await reserve(other, freeSerial())).status).toBe(200)
  })

  it('E09 A54 entries by hand without a receipt count, and end like reserves: the serial is free, its row says why', async () => {
    const serials = Array.from({ length: LIMIT }, strange)
    for (const sn of serials) expect((await reserve(typist, sn, true)).json.code).toBe(0)
    expect((await reserve(typist, strange(), true)).json.code).toBe(109)
    const [sn = '', refusedByDesk = ''] = serials
    world().clock.pass(MINUTE)
    const values = { status: 'FAIL' as const, statusAt: new Date(world().clock.now()) }
    await world().db.update(sales).set(values).where(eq(sales.sn, refusedByDesk))
    await scheduleRepeating(world().deps)
    world().clock.pass(30 * DAY - 2 * MINUTE)
    await world().runJobs()
    expect((await rowOf(sn))?.status).toBe('PENDING')
    world().clock.pass(MINUTE)
    await world().runJobs()
    expect((await rowOf(sn))?.status).toBe('FAIL')
    // A month is longer than a session.
    const [late] = await hireSellers(world(), 1, 10)
    expect((await reserve(late, sn, true)).json.code).toBe(0)
    await world()
      .db.update(sales)
      .set({ ownerId: late?.id ?? '' })
      .where(eq(sales.ownerId, typist?.id ?? ''))
    const { json } = await world().call('POST', '/sale/get/all', { token: late?.token ?? '', body: { offset: 0, size: 20 } })
    const rows = (json.payload as { saleHistory: { tool: { sn: string }; saleStatus: string; fate: { step: string } }[] })
      .saleHistory
    const stepOf = (serial: string) => rows.findLast(({ tool }) => tool.sn === serial)?.fate.step
    expect([stepOf(sn), stepOf(refusedByDesk)]).toEqual(['reserveExpired', 'deskRefused'])
  })

  it('RESERVE_LIMIT of the configuration, ten without it', () => {
    expect(readConfig({ MODE: 'demo' }).reserveLimit).toBe(LIMIT)
    expect(readConfig({ MODE: 'demo', RESERVE_LIMIT: '3' }).reserveLimit).toBe(3)
  })
})
