/** A failed sale is repaired by a new command that names it (E18). */
import { and, eq, inArray, ne } from 'drizzle-orm'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { decisions, jobs, sales } from '../../../server/kernel/database/schema.ts'
import { scheduleRepeating } from '../../../server/start/jobs.ts'
import { allAnswered } from '../support/all-answered.ts'
import { SECOND } from '../support/server/clock.ts'
import { deleteAccount } from '../support/deeds/deletion.ts'
import { addUnknown, own, sell, type Attempt } from '../support/deeds/sell.ts'
import { freeSerial } from '../support/deeds/receipts.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'

const world = testApp()
const [SELLER, OTHER, BUYER, LEAVER] = [1, 8, 5, 6]

type Side = 'seller' | 'buyer'
interface Row {
  id: string
  sn?: string
  tool?: { sn: string }
  saleStatus: string
  fate: { step: string; disagreed: string | null }
  repair?: { left: number; by: { id: string; saleStatus: string } | null }
}

const rowsOf = async (sn: string, person = SELLER, side: Side = 'seller'): Promise<Row[]> => {
  const path = side === 'seller' ? '/sale/get/all' : '/tools/v2/of/user'
  const body = { offset: 0, size: 20, search: sn }
  const { json } = await world().call('POST', path, { token: await world().tokenOf(person), body })
  expect(json.code).toBe(0)
  return (json.payload as { saleHistory: Row[] }).saleHistory
}

const repairsOf = async (sn: string, person = SELLER, side: Side = 'seller') =>
  new Map((await rowsOf(sn, person, side)).map(({ id, saleStatus, repair }) => [id, { saleStatus, repair }]))

const waitingOf = async (person: number): Promise<string[]> => {
  const { json } = await world().call('GET', '/sale/overview', { token: await world().tokenOf(person) })
  return (json.payload as { waiting: Row[] }).waiting.map(({ id }) => id)
}

const fail = (id: string) => world().db.update(sales).set({ status: 'FAIL' }).where(eq(sales.id, id))

const registered = async (register: typeof sell, attempt: Attempt): Promise<string> => {
  const { json } = await register(world(), attempt)
  expect(json.code).toBe(0)
  return (json.payload as { id: string }).id
}

/** A registration that has failed since. */
const failed = async (register: typeof sell, attempt: Attempt): Promise<string> => {
  const id = await registered(register, attempt)
  await fail(id)
  return id
}

beforeAll(async () => {
  await world().db.delete(jobs)
  await world().db.delete(decisions)
  await world().db.delete(sales).where(eq(sales.status, 'FAIL'))
})

describe('E18 a repaired sale', () => {
  it('E18 the old row keeps FAIL and leads to the new one, and waits for nobody any more', async () => {
    const sn = freeSerial()
    const old = await failed(sell, { person: SELLER, sn })
    expect(await waitingOf(SELLER)).toEqual([old])
    expect((await repairsOf(sn)).get(old)).toEqual({ saleStatus: 'FAIL', repair: { left: 3, by: null } })
    const repair = await registered(sell, { person: SELLER, sn, repairs: old })
    expect(await repairsOf(sn)).toEqual(
      new Map([
        [repair, { saleStatus: 'TAX_PENDING', repair: undefined }],
        [old, { saleStatus: 'FAIL', repair: { left: 2, by: { id: repair, saleStatus: 'TAX_PENDING' } } }],
      ]),
    )
    expect(await waitingOf(SELLER)).toEqual([])
  })

  it('E18 AT22 a buyer repairs a purchase, and a serial that is not in the base by hand', async () => {
    const [sn, unknown] = [freeSerial(), '555.10001']
    const old = await failed(own, { person: BUYER, sn })
    const repair = await registered(own, { person: BUYER, sn, repairs: old })
    expect((await repairsOf(sn, BUYER, 'buyer')).get(old)?.repair).toEqual({
      left: 2,
      by: { id: repair, saleStatus: 'TAX_PENDING' },
    })
    const byHand: typeof sell = (app, attempt) => addUnknown(app, 'buyer', attempt)
    const rejected = await failed(byHand, { person: BUYER, sn: unknown })
    const again = await registered(byHand, { person: BUYER, sn: unknown, repairs: rejected })
    expect((await repairsOf(unknown, BUYER, 'buyer')).get(rejected)?.repair?.by).toEqual({ id: again, saleStatus: 'PENDING' })
  })

  it('E18 only an own failed row of the same serial and side can be repaired', async () => {
    const [sn, another, sold] = [freeSerial(), freeSerial(), freeSerial()]
    const old = await failed(sell, { person: SELLER, sn })
    const bought = await failed(own, { person: BUYER, sn })
    const live = await registered(sell, { person: SELLER, sn: sold })
    const refused = async (attempt: Attempt) => {
      const { status, json } = await sell(world(), attempt)
      return [status, json.code, json.message]
    }
    const nothing = [404, 120, 'Эту запись нельзя исправить. Зарегистрируйте инструмент заново']
    expect(await refused({ person: OTHER, sn, repairs: old })).toEqual(nothing)
    expect(await refused({ person: SELLER, sn: another, repairs: old })).toEqual(nothing)
    expect(await refused({ person: SELLER, sn, repairs: bought })).toEqual(nothing)
    expect(await refused({ person: SELLER, sn, repairs: 'no-such-row' })).toEqual(nothing)
    expect(await refused({ person: SELLER, sn: sold, repairs: live })).toEqual(nothing)
    expect(await world().db.$count(sales, and(eq(sales.sn, another), eq(sales.side, 'seller')))).toBe(0)
  })

  it('E18 three repairs of a serial are allowed, the fourth is sent to the desk; another person counts anew', async () => {
    const sn = freeSerial()
    let last = await failed(sell, { person: SELLER, sn })
    for (const left of [2, 1, 0]) {
      const next = await failed(sell, { person: SELLER, sn, repairs: last })
      expect((await repairsOf(sn)).get(last)?.repair?.left).toBe(left)
      last = next
    }
    expect((await repairsOf(sn)).get(last)).toEqual({ saleStatus: 'FAIL', repair: { left: 0, by: null } })
    const { status, json } = await sell(world(), { person: SELLER, sn, repairs: last })
    expect([status, json.code, json.message]).toEqual([
      422,
      114,
      'Попытки закончились, напишите в поддержку: там помогут зарегистрировать инструмент',
    ])
    const others = await failed(sell, { person: OTHER, sn })
    await registered(sell, { person: OTHER, sn, repairs: others })
  })

  it('E18 a repaired row is not repaired again, not even after the new one has failed; the same key repeats the answer', async () => {
    const sn = freeSerial()
    const old = await failed(sell, { person: SELLER, sn })
    const attempt = { person: SELLER, sn, repairs: old, receipt: { fd: '77771', fp: '7771' }, key: 'a-key-of-a-repair-01' }
    const first = await sell(world(), attempt)
    expect((await sell(world(), attempt)).json).toEqual(first.json)
    const again = async () => {
      const { status, json } = await sell(world(), { person: SELLER, sn, repairs: old })
      return [status, json.code, json.message]
    }
    const repaired = [409, 107, 'Данные этого чека уже исправлены: новая запись есть в списке']
    expect(await again()).toEqual(repaired)
    await fail((first.json.payload as { id: string }).id)
    expect(await again()).toEqual(repaired)
  })

  it('E18 C03 an own reserve made since becomes the repaired sale', async () => {
    const sn = freeSerial()
    const old = await failed(sell, { person: SELLER, sn })
    const { json } = await world().call('POST', `/tools/reserve/${sn}`, {
      token: await world().tokenOf(SELLER),
      body: { coordinates: '', gps: '', time: '20-11-2026T12:30:00' },
    })
    const repair = await registered(sell, { person: SELLER, sn, repairs: old })
    expect(repair).toBe((json.payload as { id: string }).id)
    expect((await repairsOf(sn)).get(old)?.repair?.by?.id).toBe(repair)
  })

  it('E18 the failed check names the field, and the repaired sale is checked like any other', async () => {
    const sn = freeSerial()
    // The last digit but one of fp names the field: the sum.
    const old = await registered(sell, { person: SELLER, sn, receipt: { fp: '88810' } })
    await scheduleRepeating(world().deps)
    world().clock.pass(4 * SECOND)
    await world().runJobs()
    expect((await rowsOf(sn)).map(({ fate }) => fate)).toMatchObject([{ step: 'receiptRefused', disagreed: 'sum' }])
    const repair = await registered(sell, { person: SELLER, sn, receipt: { fp: '88811' }, repairs: old })
    world().clock.pass(4 * SECOND)
    await world().runJobs()
    expect((await repairsOf(sn)).get(old)?.repair?.by).toEqual({ id: repair, saleStatus: 'FINISH' })
  })

  it('E22 C06 after the deletion of the account the rows stay without a person, and nothing says which repaired which', async () => {
    const sn = freeSerial()
    const old = await failed(own, { person: LEAVER, sn })
    const repair = await registered(own, { person: LEAVER, sn, repairs: old })
    await deleteAccount(world(), phoneOf(LEAVER))
    const rows = await world()
      .db.select()
      .from(sales)
      .where(inArray(sales.id, [old, repair]))
    expect(rows.map(({ ownerId, repairedBy }) => [ownerId, repairedBy])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  it.skipIf(inject('engineSetup').engine === 'pglite')('E18 of many repairs of one row at once one wins', async () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const sn = `100.${String(70 + (seed % 25)).padStart(5, '0')}`
      const taken = and(eq(sales.sn, sn), eq(sales.side, 'seller'), ne(sales.status, 'FAIL'))
      await world().db.update(sales).set({ status: 'FAIL' }).where(taken)
      const old = await failed(sell, { person: OTHER, sn })
      const answers = await allAnswered(Array.from({ length: 8 }, () => () => sell(world(), { person: OTHER, sn, repairs: old })))
      expect(answers.map(({ json }) => json.code).toSorted((one, two) => one - two)).toEqual([0, ...Array<number>(7).fill(107)])
      expect(await world().db.$count(sales, taken)).toBe(1)
    }
  })
})
