import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import { jobs, ledgerEntries, sales, tools, users } from '../../../server/kernel/database/schema.ts'
import { DMITRY } from '../../../server/demo/people.ts'
import { scheduleRepeating } from '../../../server/start/jobs.ts'
import { DAY, MINUTE, SECOND } from '../support/server/clock.ts'
import { freeSerial, freshReceipt } from '../support/deeds/receipts.ts'
import { own, release, reserve, sell } from '../support/deeds/sell.ts'
import { testApp } from '../support/server/test-app.ts'

/** The limit per seller is not tested here. */
const world = testApp({ reserveLimit: 1_000_000 })

const rowOf = async (sn: string) =>
  (await world().db.select().from(sales).where(eq(sales.sn, sn))).find(({ side }) => side === 'seller')

interface Row {
  tool: { sn: string }
  saleStatus: string
  fate: { step: string; next: string; until: string | null }
}

const listed = async (person: number, sn: string): Promise<Row | undefined> => {
  const body = { offset: 0, size: 100 }
  const { json } = await world().call('POST', '/sale/get/all', { token: await world().tokenOf(person), body })
  return (json.payload as { saleHistory: Row[] }).saleHistory.find(({ tool }) => tool.sn === sn)
}

beforeAll(async () => {
  // Pending jobs of the demo world would run in between.
  await world().db.delete(jobs)
})

describe('a reserve', () => {
  it('AT23 API41 POST /tools/reserve/{serial} puts the tool by for 30 days, with its bonus and without a receipt', async () => {
    const sn = freeSerial()
    const { status, json } = await reserve(world(), { person: 1, sn, offline: false })
    expect([status, json]).toEqual([200, { code: 0, message: null, payload: { id: expect.any(String), saleStatus: 'RESERVED' } }])
    expect(await rowOf(sn)).toMatchObject({ status: 'RESERVED', receiptId: null, purchaseDate: null, toolSn: sn })
    const until = new Date(world().clock.now() + 30 * DAY).toISOString()
    expect((await listed(1, sn))?.fate).toMatchObject({ step: 'reserved', next: 'owner', until })
  })

  it('SL10 a reserve that is taken back keeps its end, and one that is over by now is refused', async () => {
    const sn = freeSerial()
    const end = (days: number): string => new Date(world().clock.now() + days * DAY).toISOString()
    await reserve(world(), { person: 1, sn })
    await release(world(), { person: 1, sn })
    expect((await reserve(world(), { person: 1, sn, until: end(4) })).json.code).toBe(0)
    expect((await listed(1, sn))?.fate.until).toBe(end(4))
    await release(world(), { person: 1, sn })
    // Nobody gets a longer reserve by asking for one.
    expect((await reserve(world(), { person: 1, sn, until: end(31) })).json.code).toBe(0)
    expect((await listed(1, sn))?.fate.until).toBe(end(30))
    await release(world(), { person: 1, sn })
    const { status, json } = await reserve(world(), { person: 1, sn, until: end(0) })
    expect([status, json.code, json.message]).toEqual([
      400,
      6,
      'Срок резерва уже прошёл. Если инструмент продан, зарегистрируйте продажу с чеком',
    ])
  })

  it('B11 a serial is sold or reserved once: the owner 107, others 101, and after a sale 100', async () => {
    const [sn, sold] = [freeSerial(), freeSerial()]
    await reserve(world(), { person: 1, sn })
    const again = await reserve(world(), { person: 1, sn })
    expect([again.status, again.json.code, again.json.message]).toEqual([
      409,
      107,
      'Инструмент с этим серийным номером уже в вашем резерве',
    ])
    expect((await reserve(world(), { person: 8, sn })).json.code).toBe(101)
    expect((await sell(world(), { person: 8, sn })).json.code).toBe(101)
    await sell(world(), { person: 1, sn: sold })
    expect((await reserve(world(), { person: 8, sn: sold })).json.code).toBe(100)
    expect((await reserve(world(), { person: 1, sn: sold })).json.code).toBe(107)
  })

  it('B11 the sides are independent: a buyer registers a reserved tool', async () => {
    const sn = freeSerial()
    await reserve(world(), { person: 1, sn })
    expect((await own(world(), { person: 5, sn })).status).toBe(200)
  })

  it('AT25 A54 an unknown serial is 84; with offline it becomes PENDING and waits for the desk', async () => {
    expect((await reserve(world(), { person: 1, sn: '555.00001', offline: false })).json.code).toBe(84)
    const { json } = await reserve(world(), { person: 1, sn: '555.00001', offline: true })
    expect(json.payload).toMatchObject({ saleStatus: 'PENDING' })
    expect((await listed(1, '555.00001'))?.fate).toMatchObject({ step: 'toolCheck', next: 'desk' })
    expect((await reserve(world(), { person: 8, sn: '555.00001', offline: true })).json.code).toBe(100)
  })

  it('AT28 A54 an unknown serial that begins with 9 is 9 with its own words, with offline too', async () => {
    for (const offline of [false, true]) {
      const { status, json } = await reserve(world(), { person: 1, sn: '955.00001', offline })
      expect([status, json.code, json.message]).toEqual([422, 9, 'Без чека нельзя добавить инструмент, которого нет в базе'])
    }
    expect(await rowOf('955.00001')).toBeUndefined()
  })

  it('a tool that the base refuses cannot be reserved', async () => {
    expect((await reserve(world(), { person: 1, sn: '400.00001' })).json.code).toBe(108)
  })

  it('B10 a repeat gives the first answer; another serial under the key is refused', async () => {
    const [sn, other] = [freeSerial(), freeSerial()]
    const first = await reserve(world(), { person: 1, sn, key: 'reserve-key-1' })
    expect((await reserve(world(), { person: 1, sn, key: 'reserve-key-1' })).json).toEqual(first.json)
    expect((await reserve(world(), { person: 1, sn: other, key: 'reserve-key-1' })).json.code).toBe(112)
    expect(await rowOf(other)).toBeUndefined()
  })
})

describe('release', () => {
  it('SL10 API42 the id is the tool’s nfc: the row is gone and the serial is free for everybody', async () => {
    const sn = freeSerial()
    await reserve(world(), { person: 1, sn })
    const { status, json } = await release(world(), { person: 1, sn })
    expect([status, json]).toEqual([200, { code: 0, message: null, payload: null }])
    expect(await listed(1, sn)).toBeUndefined()
    expect((await reserve(world(), { person: 8, sn })).status).toBe(200)
  })

  it('A61 the serial is not the id', async () => {
    const sn = freeSerial()
    await reserve(world(), { person: 1, sn })
    const answer = await world().call('POST', `/tools/reserve/cancel/${sn}`, { token: await world().tokenOf(1) })
    expect([answer.status, answer.json.code]).toEqual([404, 120])
    expect((await rowOf(sn))?.status).toBe('RESERVED')
  })

  it('RL not mine, sold, released, never reserved and unknown answer alike', async () => {
    const [foreign, sold, gone, free] = [freeSerial(), freeSerial(), freeSerial(), freeSerial()]
    await reserve(world(), { person: 8, sn: foreign })
    await sell(world(), { person: 1, sn: sold })
    await reserve(world(), { person: 1, sn: gone })
    await release(world(), { person: 1, sn: gone })
    const expected = { code: 120, message: 'Резерв не найден. Возможно, он уже снят или подтверждён', payload: null }
    for (const sn of [foreign, sold, gone, free, '999.99999']) {
      const { status, json } = await release(world(), { person: 1, sn })
      expect([sn, status, json]).toEqual([sn, 404, expected])
    }
    expect((await rowOf(foreign))?.status).toBe('RESERVED')
    expect((await rowOf(sold))?.status).toBe('TAX_PENDING')
  })

  it('a point’s administrator cannot let go of a seller’s reserve', async () => {
    expect((await release(world(), { person: 2, sn: '300.00003' })).status).toBe(404)
    expect((await rowOf('300.00003'))?.status).toBe('RESERVED')
  })

  it('who has left the point may still let go of an own reserve, who is locked may not', async () => {
    const [left, locked] = [freeSerial(), freeSerial()]
    await reserve(world(), { person: 8, sn: left })
    await reserve(world(), { person: 8, sn: locked })
    const change = (values: Partial<typeof users.$inferInsert>) =>
      world().db.update(users).set(values).where(eq(users.id, DMITRY))
    const [{ pointId } = { pointId: null }] = await world().db.select().from(users).where(eq(users.id, DMITRY))
    await change({ pointId: null, status: 'BUYER' })
    expect((await reserve(world(), { person: 8, sn: freeSerial() })).json.code).toBe(130)
    expect((await release(world(), { person: 8, sn: left })).status).toBe(200)
    await change({ pointId, status: 'SELLER', locked: true })
    expect((await release(world(), { person: 8, sn: locked })).json.code).toBe(110)
    await change({ locked: false })
  })

  it('B10 a repeat whose first reply was lost is told that it is done', async () => {
    const sn = freeSerial()
    await reserve(world(), { person: 1, sn })
    const first = await release(world(), { person: 1, sn, key: 'release-key-1' })
    expect((await release(world(), { person: 1, sn, key: 'release-key-1' })).json).toEqual(first.json)
    expect(first.status).toBe(200)
    expect((await release(world(), { person: 1, sn, key: 'release-key-2' })).status).toBe(404)
  })
})

describe('C03 confirming', () => {
  it('the ordinary sale call turns the own reserve into the sale: one row, the same id, no end any more', async () => {
    const sn = freeSerial()
    const reserved = (await reserve(world(), { person: 1, sn })).json.payload as { id: string }
    world().clock.pass(MINUTE)
    const sold = (await sell(world(), { person: 1, sn })).json.payload
    expect(sold).toEqual({ id: reserved.id, saleStatus: 'TAX_PENDING' })
    const row = await rowOf(sn)
    expect([row?.reservedUntil, row?.saleDate.getTime(), row?.statusAt.getTime()]).toEqual([
      null,
      world().clock.now(),
      world().clock.now(),
    ])
    world().clock.pass(3 * SECOND)
    await world().runJobs()
    expect((await rowOf(sn))?.status).toBe('FINISH')
  })

  it('a refused receipt leaves the reserve as it was', async () => {
    const sn = freeSerial()
    await reserve(world(), { person: 1, sn })
    const receipt = freshReceipt()
    await sell(world(), { person: 8, sn: freeSerial(), receipt })
    expect((await sell(world(), { person: 1, sn, receipt })).json.code).toBe(102)
    expect((await sell(world(), { person: 1, sn, receipt: { n: 2 } })).json.code).toBe(103)
    expect((await rowOf(sn))?.status).toBe('RESERVED')
  })

  it('a reserve that has been confirmed cannot be released, nor reserved again', async () => {
    const sn = freeSerial()
    await reserve(world(), { person: 1, sn })
    await sell(world(), { person: 1, sn })
    expect((await release(world(), { person: 1, sn })).status).toBe(404)
    expect((await reserve(world(), { person: 1, sn })).json.code).toBe(107)
  })
})

describe('C03 the end of a reserve', () => {
  it('after 30 days, at the minute, it fails with its reason and frees the serial; before it does not', async () => {
    const [sn, later] = [freeSerial(), freeSerial()]
    await reserve(world(), { person: 1, sn })
    world().clock.pass(DAY)
    await reserve(world(), { person: 1, sn: later })
    await scheduleRepeating(world().deps)
    world().clock.pass(29 * DAY - MINUTE)
    await world().runJobs()
    expect((await rowOf(sn))?.status).toBe('RESERVED')
    world().clock.pass(MINUTE)
    await world().runJobs()
    expect((await rowOf(sn))?.status).toBe('FAIL')
    expect((await rowOf(later))?.status).toBe('RESERVED')
    expect(await listed(1, sn)).toMatchObject({
      saleStatus: 'FAIL',
      fate: { step: 'reserveExpired', next: 'owner', until: null, disagreed: null },
    })
    expect((await reserve(world(), { person: 8, sn })).status).toBe(200)
    expect((await release(world(), { person: 1, sn })).status).toBe(404)
  })

  it('the job comes back when the next reserve ends, at the latest in an hour', async () => {
    await world().db.delete(jobs)
    await scheduleRepeating(world().deps)
    await world().runJobs()
    const nextRun = async () =>
      (await world().db.select().from(jobs).where(eq(jobs.kind, 'expire-reserves')))[0]!.runAt.getTime() - world().clock.now()
    expect(await nextRun()).toBe(60 * MINUTE)
    const soon = new Date(world().clock.now() + 20 * MINUTE)
    await reserve(world(), { person: 1, sn: freeSerial() })
    await world().db.update(sales).set({ reservedUntil: soon }).where(eq(sales.status, 'RESERVED'))
    await world()
      .db.update(jobs)
      .set({ runAt: new Date(world().clock.now()) })
    await world().runJobs()
    expect(await nextRun()).toBe(20 * MINUTE)
  })

  it('a confirmed reserve does not end', async () => {
    const sn = freeSerial()
    await reserve(world(), { person: 1, sn })
    await sell(world(), { person: 1, sn, receipt: { fp: '99' } })
    world().clock.pass(31 * DAY)
    await world().runJobs()
    expect((await rowOf(sn))?.status).toBe('APPROVE_PENDING')
  })
})

it('reserving, releasing and ending move no points: the ledger is the same to the entry', async () => {
  const audit = async () => [
    await world().db.$count(ledgerEntries),
    rowsOf(await world().db.execute('select sum(amount) as total from ledger_entries')),
    rowsOf(await world().db.execute('select account_id, amount from balances order by account_id')),
  ]
  const before = await audit()
  const [kept, gone] = [freeSerial(), freeSerial()]
  await reserve(world(), { person: 1, sn: kept })
  await reserve(world(), { person: 8, sn: gone })
  await release(world(), { person: 8, sn: gone })
  world().clock.pass(30 * DAY)
  await world().runJobs()
  expect((await rowOf(kept))?.status).toBe('FAIL')
  expect(await audit()).toEqual(before)
})

it('demo.md: Анна holds 300.00001 to 300.00003, and every tool of the base has an nfc of its own', async () => {
  const all = await world().db.select().from(tools)
  expect(new Set(all.map(({ nfc }) => nfc)).size).toBe(all.length)
  expect(all.every(({ nfc }) => nfc !== null)).toBe(true)
})
