import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { idempotencyKeys, jobs, ledgerTransactions, sales } from '../../../server/kernel/database/schema.ts'
import { scheduleRepeating } from '../../../server/start/jobs.ts'
import { claim, LOCK_TIME } from '../../../server/kernel/jobs/queue.ts'
import { DAY, MINUTE, SECOND } from '../support/server/clock.ts'
import { freeSerial, saleBody } from '../support/deeds/receipts.ts'
import { own, pointsOf, sell } from '../support/deeds/sell.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

// Pending jobs of the demo world would run in between.
beforeEach(async () => {
  await world().db.delete(jobs)
})

const statusOf = async (sn: string): Promise<string | undefined> =>
  (await world().db.select().from(sales).where(eq(sales.sn, sn)))[0]?.status
const ONE_CHECK = new Map([['receipt-check', 1]] as const)
const jobRow = async () => (await world().db.select().from(jobs))[0]

describe('the receipt check', () => {
  it('the tax service is asked after three seconds, not before; the sale is FINISH and its bonus is charged', async () => {
    const [sn, before, admin] = ['100.00099', await pointsOf(world(), 1), await pointsOf(world(), 2)]
    await sell(world(), { person: 1, sn })
    world().clock.pass(3 * SECOND - 1)
    expect(await world().runJobs()).toBe(0)
    world().clock.pass(1)
    expect(await world().runJobs()).toBe(1)
    expect(await statusOf(sn)).toBe('FINISH')
    expect(await pointsOf(world(), 1)).toBe(before + 450)
    expect(await pointsOf(world(), 2)).toBe(admin + 45)
  })

  it('C01 the administrator gets nothing on top of own sales, a buyer nothing for most models', async () => {
    const [admin, buyer] = [await pointsOf(world(), 2), await pointsOf(world(), 5)]
    await sell(world(), { person: 2, sn: '100.00098' })
    await own(world(), { person: 5, sn: '100.00098' })
    world().clock.pass(3 * SECOND)
    await world().runJobs()
    expect(await pointsOf(world(), 2)).toBe(admin + 300)
    expect(await pointsOf(world(), 5)).toBe(buyer)
    expect(await statusOf('100.00098')).toBe('FINISH')
  })

  it('the warranty begins with the receipt’s day and lasts 36 months', async () => {
    const { json } = await own(world(), { person: 5, sn: '100.00097', receipt: { time: '29-02-2024T10:00:00' } })
    world().clock.pass(3 * SECOND)
    await world().runJobs()
    const [row] = await world()
      .db.select()
      .from(sales)
      .where(eq(sales.id, (json.payload as { id: string }).id))
    expect(row?.guaranteeExpire?.toISOString()).toBe('2027-02-27T21:00:00.000Z')
  })

  it.each([
    ['0', 'FAIL'],
    ['9', 'APPROVE_PENDING'],
    ['5', 'FINISH'],
  ])('the sandbox: fp that ends in %s makes the sale %s', async (digit, status) => {
    const sn = freeSerial()
    await sell(world(), { person: 8, sn, receipt: { fp: `77${digit}` } })
    world().clock.pass(3 * SECOND)
    await world().runJobs()
    expect(await statusOf(sn)).toBe(status)
    expect((await jobRow())?.doneAt).not.toBeNull()
  })

  it('a service that is down is asked again, later and later, and the sale waits', async () => {
    const sn = freeSerial()
    await sell(world(), { person: 8, sn, receipt: { fp: '778' } })
    const waits: number[] = []
    world().clock.pass(3 * SECOND)
    for (let count = 0; count < 3; count += 1) {
      expect(await world().runJobs()).toBe(1)
      const wait = (await jobRow())!.runAt.getTime() - world().clock.now()
      waits.push(wait)
      world().clock.pass(wait)
    }
    expect(waits).toEqual([5, 10, 20].map((seconds) => seconds * SECOND))
    expect(await statusOf(sn)).toBe('TAX_PENDING')
    await world().db.execute(sql`update receipts set fp = '771x' where fp = '778'`)
    await world().runJobs()
    expect(await statusOf(sn)).toBe('FINISH')
    expect(world().jobErrors).toEqual([])
  })
})

describe('jobs survive', () => {
  it('a process that dies in the middle: after its lock has run out another does the job, once', async () => {
    const [sn, before] = [freeSerial(), await pointsOf(world(), 8)]
    await sell(world(), { person: 8, sn })
    world().clock.pass(3 * SECOND)
    expect(await claim(world().db, world().clock.now(), ONE_CHECK)).toHaveLength(1)
    expect(await world().runJobs()).toBe(0)
    world().clock.pass(LOCK_TIME)
    expect(await world().runJobs()).toBe(1)
    expect(await statusOf(sn)).toBe('FINISH')
    const bonus = (await pointsOf(world(), 8)) - before
    expect(bonus).toBeGreaterThan(0)
    world().clock.pass(10 * MINUTE)
    expect(await world().runJobs()).toBe(0)
  })

  it('the same job twice charges once: the sale has moved on', async () => {
    const sn = freeSerial()
    const { json } = await sell(world(), { person: 8, sn })
    const { id } = json.payload as { id: string }
    world().clock.pass(3 * SECOND)
    await world().runJobs()
    await world()
      .db.insert(jobs)
      .values({ kind: 'receipt-check', payload: { saleId: id }, runAt: new Date(world().clock.now()) })
    expect(await world().runJobs()).toBe(1)
    expect(await world().db.$count(ledgerTransactions, eq(ledgerTransactions.saleId, id))).toBe(2)
  })

  it('ten workers at once take a job once', async () => {
    await sell(world(), { person: 8, sn: freeSerial() })
    world().clock.pass(3 * SECOND)
    const claims = await Promise.all(Array.from({ length: 10 }, () => claim(world().db, world().clock.now(), ONE_CHECK)))
    expect(claims.flat()).toHaveLength(1)
  })

  it('a job of an unknown kind is left to a release that knows it, and does not stop the others', async () => {
    await world()
      .db.insert(jobs)
      .values({ kind: 'unknown', payload: {}, runAt: new Date(world().clock.now()) })
    const sn = freeSerial()
    await sell(world(), { person: 8, sn })
    world().clock.pass(3 * SECOND)
    await world().runJobs()
    expect(await statusOf(sn)).toBe('FINISH')
    const [unknown] = await world().db.select().from(jobs).where(eq(jobs.kind, 'unknown'))
    expect(unknown).toMatchObject({ attempts: 0, lockedUntil: null, doneAt: null, putAsideAt: null })
    expect(world().jobErrors).toEqual([])
  })

  it('F09 the cleanup forgets keys after 31 days and comes back every hour', async () => {
    await world().call('POST', `/sale/seller/purchase/confirm/${freeSerial()}`, {
      token: await world().tokenOf(8),
      body: saleBody(),
      key: 'cleanup-key',
    })
    await scheduleRepeating(world().deps)
    await scheduleRepeating(world().deps)
    expect(await world().db.$count(jobs, eq(jobs.kind, 'cleanup'))).toBe(1)
    await world().runJobs()
    expect(await world().db.$count(idempotencyKeys, eq(idempotencyKeys.key, 'cleanup-key'))).toBe(1)
    world().clock.pass(31 * DAY)
    await world().runJobs()
    expect(await world().db.$count(idempotencyKeys)).toBe(0)
    const [row] = await world().db.select().from(jobs).where(eq(jobs.kind, 'cleanup'))
    expect(row?.runAt.getTime()).toBe(world().clock.now() + 60 * MINUTE)
  })
})
